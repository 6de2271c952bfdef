import type {
  CastingTime,
  Duration,
  LevelEntry,
  PowerPoint,
  Range,
  Resistance,
  SavingThrow,
  Targeting,
} from "../model/entry.js";
import type { ComponentsValue } from "./components.js";
import type { DisplaysValue } from "./displays.js";
import type { TypeLineValue } from "./type-line.js";

/** What each family's values become. */
export interface ValueTypes {
  typeLine: TypeLineValue;
  typePart: TypeLineValue;
  levels: LevelEntry[];
  components: ComponentsValue;
  displays: DisplaysValue;
  castingTime: CastingTime;
  range: Range;
  target: Targeting;
  effect: Targeting;
  area: Targeting;
  joint: Targeting;
  duration: Duration;
  savingThrow: SavingThrow;
  resistance: Resistance;
  powerPoints: PowerPoint[];
}

export type ValueFamily = keyof ValueTypes;
