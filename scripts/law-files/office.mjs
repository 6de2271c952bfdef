// Files as LibreOffice writes them: another program's idea of the same document.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const program = ["soffice", "libreoffice"].find((name) => spawnSync(name, ["--version"]).status === 0);

/**
 * Opens files in LibreOffice and saves them in another format.
 *
 * @param contents Bytes by language.
 * @param from Their ending.
 * @param to The ending to save under, and a filter of LibreOffice behind a colon where the ending does not say which.
 * @returns Bytes by language; undefined where there is no LibreOffice.
 */
export function saveByOffice(contents, from, to) {
  if (program === undefined) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "ruleglot-office-"));
  const out = join(folder, "out");
  try {
    const files = Object.entries(contents).map(([lang, content]) => {
      const file = join(folder, `${lang}.${from}`);
      writeFileSync(file, content);
      return file;
    });
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
    const args = [
      profile,
      "--headless",
      ...(from === "html" ? ["--writer"] : []),
      "--convert-to",
      to,
      "--outdir",
      out,
      ...files,
    ];
    const run = spawnSync(program, args, { timeout: 300_000, encoding: "utf8" });
    const [ending] = to.split(":");
    return Object.fromEntries(
      Object.keys(contents).map((lang) => {
        const file = join(out, `${lang}.${ending}`);
        if (!existsSync(file)) throw new Error(`LibreOffice made no ${ending} of ${from}: ${run.stderr}`);
        return [lang, new Uint8Array(readFileSync(file))];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
