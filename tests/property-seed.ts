import fc from "fast-check";

// Property tests draw the same cases in every run, so that a red run is the change's own; `PROPERTY_SEED=random` draws others.
const seed = process.env["PROPERTY_SEED"] ?? "1";
if (seed !== "random") fc.configureGlobal({ seed: Number(seed) });
