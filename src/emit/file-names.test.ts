import { describe, expect, test } from "vitest";
import { fileNames } from "./file-names.js";

describe("file names", () => {
  test.for([
    ["spell/boule-de-feu", "boule-de-feu"],
    ["spell/huurrekeih\u00E4s", "huurrekeih\u00E4s"],
    ["spell/huurrekeiha\u0308s", "huurrekeih\u00E4s"],
    ['spell/a:b*c?d"e<f>g|h\\i', "a-b-c-d-e-f-g-h-i"],
    ["spell/100%#x", "100-x"],
    ["spell/../../etc/passwd", "etc-passwd"],
    ["spell/con", "_con"],
    ["spell/COM1.txt", "_COM1.txt"],
    ["spell/trailing. ", "trailing"],
    ["spell/\u202Egnp", "gnp"],
    ["spell/\u0000", "entry"],
    ["spell/🔥", "entry"],
  ] as const)("%j is %j", ([id, name]) => {
    expect(fileNames([id])).toEqual([name]);
  });

  test("are unique where letter case is one", () => {
    expect(fileNames(["spell/b", "spell/B", "spell/b!", "spell/stra\u00DFe", "spell/STRASSE"])).toEqual([
      "b-2",
      "B",
      "b-3",
      "stra\u00DFe-2",
      "STRASSE",
    ]);
  });

  test("leave taken names alone", () => {
    expect(fileNames(["spell/index", "spell/Print"], ["index", "print"])).toEqual(["index-2", "Print-2"]);
  });

  test("do not depend on the order of the ids", () => {
    const ids = ["spell/a", "power/a", "spell/A", "spell/a!"];
    const names = fileNames(ids);
    expect(fileNames(ids.toReversed())).toEqual(names.toReversed());
  });

  test("are no longer than file systems allow", () => {
    const [name = ""] = fileNames([`spell/${"\u00E9".repeat(400)}`]);
    expect(Buffer.byteLength(name)).toBe(180);
  });

  test("many alike take linear time", () => {
    expect(new Set(fileNames(Array.from({ length: 20_000 }, () => "spell/?"))).size).toBe(20_000);
  });
});
