import fc from "fast-check";

// Property tests draw the same cases in every run, so that a red run is the change's own; `PROPERTY_SEED=random` draws others.
// `PROPERTY_RUNS` is the number of cases of each law.
const seed = process.env["PROPERTY_SEED"] ?? "1";
const runs = process.env["PROPERTY_RUNS"];
fc.configureGlobal({
  ...(seed === "random" ? {} : { seed: Number(seed) }),
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
});
