import { describe, expect, test } from "vitest";
import type { Diagnostic } from "../model/diagnostic.js";
import { burst, empty, frost, MemoryOutput } from "./fixtures.test-data.js";
import { emitReport } from "./report.js";

const span = { start: { line: 1, column: 1, offset: 0 }, end: { line: 1, column: 2, offset: 1 } };
const diagnostic = (code: string, severity: Diagnostic["severity"]): Diagnostic => ({
  code,
  severity,
  message: "message",
  file: "a.md",
  span,
  data: {},
});

describe("report", () => {
  test("counts entries, diagnostics, kinds and languages", () => {
    const output = new MemoryOutput();
    const diagnostics = [diagnostic("RG1201", "error"), diagnostic("RG1204", "warning"), diagnostic("RG1205", "info")];
    emitReport(output, [frost, burst, empty], {
      version: "1.2.3",
      files: 2,
      diagnostics,
      coverage: [{ file: "a.md", characters: 10, covered: 10 }],
    });
    expect(JSON.parse(output.text("report.json"))).toEqual({
      ruleglot: "1.2.3",
      files: 2,
      entries: 3,
      errors: 1,
      warnings: 1,
      infos: 1,
      kinds: { power: 1, rule: 1, spell: 1 },
      languages: { fi: 2, fr: 2, it: 2 },
      coverage: [{ file: "a.md", characters: 10, covered: 10 }],
      diagnostics,
    });
  });

  test("without diagnostics", () => {
    const output = new MemoryOutput();
    emitReport(output, [], { version: "1.2.3", files: 0, diagnostics: [] });
    expect(output.text("report.json")).toBe(
      '{\n  "ruleglot": "1.2.3",\n  "files": 0,\n  "entries": 0,\n  "errors": 0,\n  "warnings": 0,\n  "infos": 0,\n' +
        '  "kinds": {},\n  "languages": {},\n  "diagnostics": []\n}\n',
    );
  });
});
