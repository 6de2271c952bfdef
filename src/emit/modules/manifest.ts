import { plural } from "./module-names.js";

export interface ModulesOptions {
  /** Name of the package. */
  readonly name?: string;
  /** Version of the package, of the data's choosing. */
  readonly version?: string;
}

/** `package.json` of the package. */
export function manifest(
  kinds: readonly string[],
  { name = "ruleglot-entries", version = "0.0.0" }: ModulesOptions,
): object {
  const module = (path: string): object => ({ types: `${path}.d.ts`, default: `${path}.js` });
  return {
    name,
    version,
    type: "module",
    sideEffects: false,
    types: "./index.d.ts",
    exports: {
      ".": module("./index"),
      "./ids": module("./ids"),
      "./groups": module("./groups"),
      ...Object.fromEntries(kinds.map((kind) => [`./${plural(kind)}`, module(`./${plural(kind)}`)])),
      "./entries/*": module("./entries/*"),
      "./names/*": module("./names/*"),
      "./types": { types: "./types.d.ts" },
      "./entry.schema.json": "./entry.schema.json",
      "./package.json": "./package.json",
    },
  };
}
