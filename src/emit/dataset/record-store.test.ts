import { describe, expect, test } from "vitest";
import { Clusters, splitByCluster, splitById } from "./clusters.js";
import { memoryScratch, recordOf } from "./records.test-data.js";
import { IdGroups, RecordStore } from "./record-store.js";
import { hashOfId, splitOf } from "./split.js";

const shares = { train: 80, validation: 10, test: 10 };

function storeOf(rows: readonly (readonly [id: string, lang: string])[]): RecordStore {
  const store = new RecordStore(memoryScratch(), shares);
  for (const [id, lang] of rows) store.add(recordOf(id, "", lang));
  return store;
}

const ids = Array.from({ length: 400 }, (_, i) => `spell/${String(i)}`);
const idOf = (name: string): string => ids.find((id) => splitOf(hashOfId(id), shares) === name) as string;

describe("record store", () => {
  test("gives back rows, and rows of one id together in the order of the ids", () => {
    const store = storeOf([
      ["spell/b", "fr"],
      ["spell/a", "fr"],
      ["spell/b", "it"],
    ]);
    expect(store.get(1).record).toEqual(recordOf("spell/a"));
    const groups = [...new IdGroups(store).records(() => true)];
    expect(groups.map((group) => group.map(({ record: { id, lang } }) => `${id} ${lang}`))).toEqual([
      ["spell/b fr", "spell/b it"],
      ["spell/a fr"],
    ]);
    expect([...new IdGroups(store).records((row) => row === 1)]).toHaveLength(1);
  });

  test("tells ids of equal hashes apart", () => {
    const store = new RecordStore(memoryScratch(), shares);
    for (const id of ["spell/b", "spell/a", "spell/b"]) store.add(recordOf(id), hashOfId("one"));
    const groups = [...new IdGroups(store).records(() => true)];
    expect(groups.map((group) => group.map(({ record }) => record.id))).toEqual([["spell/b", "spell/b"], ["spell/a"]]);
  });
});

describe("splits", () => {
  test("a cluster stands in one split, whatever the order of its rows", () => {
    const [a, b] = [idOf("train"), idOf("test")];
    const splitsIn = (order: readonly string[]): string[] => {
      const store = storeOf(order.map((id) => [id, "fr"]));
      const clusters = new Clusters(order.length);
      clusters.join(0, 1);
      const plan = splitByCluster(store, new IdGroups(store), clusters);
      expect(plan).toMatchObject({ moved: 1, largest: 2 });
      return order.map((_, row) => plan.splitOf(row));
    };
    const [first, ...others] = [...splitsIn([a, b]), ...splitsIn([b, a])];
    expect(new Set(others)).toEqual(new Set([first]));
  });

  test("clusters get their share of every split", () => {
    const store = storeOf(ids.map((id) => [id, "fr"]));
    const clusters = new Clusters(ids.length);
    for (let row = 1; row < ids.length; row += 2) clusters.join(row - 1, row);
    const plan = splitByCluster(store, new IdGroups(store), clusters);
    const count = (split: string): number => ids.filter((_, row) => plan.splitOf(row) === split).length;
    expect(count("train")).toBeGreaterThan(280);
    expect(count("train")).toBeLessThan(360);
    expect(count("validation")).toBeGreaterThan(10);
    expect(count("test")).toBeGreaterThan(10);
  });

  test("without clusters each id alone decides", () => {
    const store = storeOf(ids.map((id) => [id, "fr"]));
    const alone = splitByCluster(store, new IdGroups(store), new Clusters(ids.length));
    const plan = splitById(store);
    for (const [row, id] of ids.entries()) {
      expect(plan.splitOf(row)).toBe(splitOf(hashOfId(id), shares));
      expect(alone.splitOf(row)).toBe(plan.splitOf(row));
    }
    expect(alone).toMatchObject({ moved: 0, largest: 1 });
  });
});
