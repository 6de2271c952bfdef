import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["tests/property-seed.ts"],
    globalSetup: "scripts/vitest-setup.mjs",
    // The files share a process: loading the sources anew for each of them takes longer than the tests.
    isolate: false,
    // Most of the time of the end-to-end tests goes to the commands that they run.
    maxWorkers: "100%",
    testTimeout: 60_000,
    hookTimeout: 60_000,
    reporters: ["default", "json"],
    outputFile: { json: ".cache/vitest.json" },
    coverage: {
      provider: "v8",
      include: ["src/**/*.ts"],
      exclude: ["src/**/*.test.ts", "src/generated/**"],
      reporter: ["text", "html", "json-summary"],
    },
  },
});
