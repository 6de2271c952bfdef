import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { emitCards } from "./cards.js";
import { cardWords, entries, MemoryOutput } from "./fixtures.test-data.js";

const browser = ["chromium", "chromium-browser", "google-chrome"].find(
  (name) => spawnSync(name, ["--version"]).status === 0,
);

/** Runs in the page: cards whose text, name or table is larger than its box. */
const measure = `addEventListener("load", () => {
  const over = [...document.querySelectorAll(".card")].flatMap((card) => {
    const [text, band] = [card.querySelector(".text"), card.querySelector(".band")];
    const name = band.querySelector("h2");
    const cells = [...card.querySelectorAll("p, li, td, th, h3")].filter((cell) => cell.scrollWidth > cell.clientWidth + 1);
    const high = text.scrollHeight > text.clientHeight || text.scrollWidth > text.clientWidth || card.scrollHeight > card.clientHeight;
    const long = !card.matches(".further") && name.getBoundingClientRect().height > band.getBoundingClientRect().height + 0.5;
    return high || long || cells.length > 0 ? [name.textContent + " " + card.querySelector(".page").textContent] : [];
  });
  const box = document.querySelector(".card").getBoundingClientRect();
  document.body.dataset.result = JSON.stringify({ over, width: Math.round(box.width), height: Math.round(box.height) });
});`;

describe.skipIf(browser === undefined)("in a browser", () => {
  test.for(["fr", "it", "fi"])("no card of %s overflows", (lang) => {
    const output = new MemoryOutput();
    emitCards(output, entries, { words: cardWords });
    const folder = mkdtempSync(join(tmpdir(), "ruleglot-cards-"));
    try {
      const page = output
        .text(`cards/${lang}/print.html`)
        .replace(/<meta http-equiv[^>]*>/, "")
        .replace('<link rel="stylesheet" href="../style.css">', `<style>${output.text("cards/style.css")}</style>`)
        .replace("</body>", () => `<script>${measure}</script></body>`);
      writeFileSync(join(folder, "page.html"), page);
      const { stdout } = spawnSync(
        browser as string,
        [
          "--headless",
          "--no-sandbox",
          "--disable-gpu",
          `--user-data-dir=${join(folder, "profile")}`,
          "--dump-dom",
          join(folder, "page.html"),
        ],
        { encoding: "utf8", maxBuffer: 1 << 26 },
      );
      const [, result = ""] = /data-result="([^"]*)"/.exec(stdout) ?? [];
      expect(JSON.parse(result.replaceAll("&quot;", '"'))).toEqual({ over: [], width: 238, height: 333 });
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  });
});
