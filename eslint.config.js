import js from "@eslint/js";
import { defineConfig } from "eslint/config";
import tseslint from "typescript-eslint";

const noDefaultExport = {
  selector: "ExportDefaultDeclaration",
  message: "Export by name: a thing has one name everywhere.",
};

/** ASCII-only shorthands split words at accented letters. */
const noAsciiWords = {
  selector: "Literal[regex.pattern=/(?:^|[^\\\\])(?:\\\\\\\\)*\\\\[bBwW]/]",
  message: "\\b and \\w know ASCII letters alone: use \\p{L} with the u flag.",
};

const noHostLocale = {
  selector:
    "CallExpression[callee.property.name=/^(?:localeCompare|toLocale(?:Lower|Upper)Case|toLocale(?:Date|Time)?String)$/]",
  message: "The result depends on the locale of the machine.",
};

export default defineConfig(
  { ignores: ["node_modules/", "dist/", "out/", "coverage/", ".cache/", "src/generated/", "corpus/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  {
    files: ["**/*.ts"],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/ban-ts-comment": "error",
      "@typescript-eslint/consistent-type-exports": "error",
      "@typescript-eslint/consistent-type-imports": ["error", { fixStyle: "separate-type-imports" }],
      "@typescript-eslint/explicit-module-boundary-types": "error",
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unsafe-enum-assignment": "off", // there are no enums, and it takes most of the time
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", ignoreRestSiblings: true }],
      "@typescript-eslint/require-array-sort-compare": ["error", { ignoreStringArrays: true }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
      eqeqeq: "error",
      "no-console": "error",
      "no-control-regex": "off", // sources contain control characters, so the code names them
      "no-restricted-syntax": ["error", noDefaultExport, noAsciiWords, noHostLocale],
      "object-shorthand": "error",
      "prefer-const": "error",
    },
  },
  {
    // The core takes texts and packs as arguments: it also runs where there is no file system.
    files: ["src/{model,text,values,kinds,segment,print,lower,checks}/**/*.ts"],
    ignores: ["**/*.test.ts"],
    rules: {
      "no-restricted-globals": ["error", { name: "process", message: "Only the command line knows the process." }],
      "no-restricted-imports": [
        "error",
        { patterns: [{ regex: "^(?:node:)?fs(?:/|$)", message: "The core reads no files." }] },
      ],
    },
  },
  { files: ["src/cli/**/*.ts", "bench/**/*.ts"], rules: { "no-console": "off" } },
  { files: ["vitest.config.ts"], rules: { "no-restricted-syntax": "off" } },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: {
      globals: { console: "readonly", performance: "readonly", process: "readonly", URL: "readonly" },
    },
    rules: { eqeqeq: "error", "object-shorthand": "error", "prefer-const": "error" },
  },
);
