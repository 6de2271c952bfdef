import type { Entry } from "../../model/entry.js";
import { alignSegments, segmentText } from "../dataset/segments.js";
import { escapeXml } from "../xml.js";
import { textIn } from "./units.js";

/** TMX 1.4b: every name, stat line and piece of description that stands in both languages, with the entry's id. */
export function* tmx(entries: readonly Entry[], from: string, into: string, version: string): Generator<string> {
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE tmx SYSTEM "tmx14.dtd">\n<tmx version="1.4">\n`;
  yield `  <header creationtool="ruleglot" creationtoolversion="${escapeXml(version)}" segtype="block" o-tmf="ruleglot" adminlang="en" srclang="${escapeXml(from)}" datatype="plaintext"/>\n`;
  yield "  <body>\n";
  for (const entry of entries) {
    const texts = [from, into].flatMap((lang) => {
      const text = textIn(entry, lang);
      return text === undefined ? [] : [segmentText(lang, text)];
    });
    for (const { part, key, texts: pair } of alignSegments(texts)) {
      if (pair.some(({ text }) => text.trim() === "")) continue;
      yield `    <tu>\n      <prop type="x-entry">${escapeXml(entry.id)}</prop>\n`;
      yield `      <prop type="x-part">${escapeXml(key === undefined ? part : `${part} ${key}`)}</prop>\n`;
      for (const { lang, text } of pair)
        yield `      <tuv xml:lang="${escapeXml(lang)}"><seg>${escapeXml(text)}</seg></tuv>\n`;
      yield "    </tu>\n";
    }
  }
  yield "  </body>\n</tmx>\n";
}
