import * as nodeModule from "node:module";

// From Node 22.1 on, compiled code is kept in a cache, so that the next start need not compile it again.
// What is imported from here on profits, hence the separate module.
(nodeModule as { enableCompileCache?: () => unknown }).enableCompileCache?.();
await import("./run.js");
