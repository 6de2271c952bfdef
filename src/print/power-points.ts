import type { PowerPoint } from "../model/entry.js";
import { className } from "./levels.js";
import type { Phrasebook } from "./phrasebook.js";

export function printPowerPoints(costs: readonly PowerPoint[], book: Phrasebook): string {
  return book.join(
    "common/list",
    costs.map((cost) => printCost(cost, book)),
  );
}

function printCost(cost: PowerPoint, book: Phrasebook): string {
  if (cost.xp === true) return book.word("component/xp");
  const points = String(cost.points ?? 0);
  const name = cost.class === undefined ? cost.other : className(cost.class, book);
  return name === undefined ? points : book.fill("levels/item", { name, level: points });
}
