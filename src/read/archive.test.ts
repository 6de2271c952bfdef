import fc from "fast-check";
import { strToU8, zipSync } from "fflate";
import { describe, expect, test } from "vitest";
import { openArchive } from "./archive.js";
import { wickDocx } from "./files.test-data.js";
import { UnreadableFile } from "./unreadable.js";

const archive = zipSync({
  "b/a.txt": strToU8("eels"),
  "a.docx": wickDocx,
  "../c.md": strToU8("# Wick"),
  "p.png": strToU8("x"),
});
const isText = (name: string): boolean => !name.endsWith(".png");

async function namesIn(bytes: Uint8Array): Promise<string[] | undefined> {
  const members = openArchive(bytes, isText);
  if (members === undefined) return undefined;
  const names: string[] = [];
  for await (const { name, content } of members) {
    expect(content instanceof Uint8Array || content instanceof UnreadableFile).toBe(true);
    names.push(name);
  }
  return names;
}

describe("an archive", () => {
  test("gives the files that are wanted, by names that stay inside of it", async () => {
    expect(await namesIn(archive)).toEqual(["a.docx", "b/a.txt", "c.md"]);
  });

  test("is none if it is a document itself", async () => {
    expect(await namesIn(wickDocx)).toBeUndefined();
  });

  test("damaged anywhere, it ends with files, faults or nothing", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(archive.length - 1), fc.integer({ min: 1, max: 255 })), { maxLength: 4 }),
        fc.option(fc.nat(archive.length)),
        async (flips, length) => {
          const bytes = archive.slice(0, length ?? undefined);
          for (const [at, change] of flips) if (at < bytes.length) bytes[at] = (bytes[at] as number) ^ change;
          const names = (await namesIn(bytes)) ?? [];
          expect(names.every((name) => !name.split("/").includes(".."))).toBe(true);
        },
      ),
      { numRuns: Number(process.env["FUZZ_RUNS"] ?? 200) },
    );
  });
});
