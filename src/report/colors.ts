import pc from "picocolors";

export type Colors = ReturnType<typeof pc.createColors>;

/** What decides on colours: variables of the environment and the stream that is written to. */
export interface Terminal {
  readonly isTTY?: boolean | undefined;
}

/** Colours on a terminal alone; NO_COLOR (no-color.org) turns them off, FORCE_COLOR on, both if not empty. */
export function colorsFor(stream: Terminal, env: Readonly<Record<string, string | undefined>>): Colors {
  return pc.createColors(wantsColors(stream, env));
}

function wantsColors({ isTTY }: Terminal, env: Readonly<Record<string, string | undefined>>): boolean {
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  const forced = env["FORCE_COLOR"] ?? "";
  if (forced !== "") return forced !== "0" && forced !== "false";
  return isTTY === true && env["TERM"] !== "dumb";
}
