// npm run law:roundtrip [-- FOLDER …]: what the texts of the optional ../shared corpus state, printed in their own language, then in
// fr, it, fi, en and fr, reads back the same at every step. Lists what does not, and fails if there is any.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { root } from "./freshness.mjs";
import { importSource } from "./source-bundle.mjs";

const languages = ["fr", "it", "fi", "en"];
const chain = [...languages, "fr"];
const corpus = resolve(root, "../shared/corpus");
const named = process.argv.slice(2).map((folder) => resolve(folder));
const folders = named.length > 0 ? named : languages.map((language) => join(corpus, language));

if (folders.every((folder) => !existsSync(folder))) console.log("skipped: ../shared is not here");
else await check(folders.filter((folder) => existsSync(folder)));

async function check(present) {
  const { parseFile, packSetWith, fieldParts, lostStep, differences } = await importSource("law/roundtrip", {
    "./src/compile.js": ["parseFile"],
    "./src/cli/built-in-packs.js": ["packSetWith"],
    "./src/checks/round-trip.js": ["differences", "fieldParts", "lostStep"],
  });
  const packs = await packSetWith([]);
  const started = performance.now();
  let values = 0;
  let lost = 0;
  for (const file of present.flatMap(textsIn)) {
    const { entries } = await parseFile({ file, content: readFileSync(file) }, { packs });
    for (const entry of entries) {
      const own = entry.sources[0]?.lang;
      const steps = own === undefined ? chain : [own, ...chain];
      for (const part of fieldParts(entry.mechanics)) {
        values++;
        const step = lostStep(
          part,
          steps.map((lang) => packs.get(lang)),
        );
        if (step === undefined) continue;
        lost++;
        console.log(`${relative(process.cwd(), file)}: ${entry.id} ${part.key}`);
        console.log(`  ${steps.slice(0, step.at + 1).join(" → ")}: ${step.text ?? "not printed"}`);
        for (const line of differences(part.mechanics, step.mechanics ?? {})) console.log(`  ${line}`);
      }
    }
  }
  // Rounded down: 100.00 means all.
  const share = values === 0 ? 0 : Math.floor((10_000 * (values - lost)) / values) / 100;
  console.log(`${lost} lost in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  console.log(`roundtrip ${share.toFixed(2)} % of ${values} values`);
  if (lost > 0 || values === 0) process.exitCode = 1;
}

function textsIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => !name.endsWith(".json"))
    .sort()
    .map((name) => join(folder, name));
}
