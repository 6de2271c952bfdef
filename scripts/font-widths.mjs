// The fonts of typeset output, and their widths by character: cards are laid out before they are typeset.
import { join } from "node:path";
import { root } from "./freshness.mjs";

/** Files of fonts below node_modules/@expo-google-fonts, which has the static TrueType files of Google Fonts. */
export const fontFiles = [
  "source-sans-3/400Regular/SourceSans3_400Regular.ttf",
  "source-sans-3/400Regular_Italic/SourceSans3_400Regular_Italic.ttf",
  "source-sans-3/700Bold/SourceSans3_700Bold.ttf",
  "source-sans-3/700Bold_Italic/SourceSans3_700Bold_Italic.ttf",
  "alegreya/400Regular/Alegreya_400Regular.ttf",
  "alegreya/400Regular_Italic/Alegreya_400Regular_Italic.ttf",
  "alegreya/700Bold/Alegreya_700Bold.ttf",
  "alegreya/700Bold_Italic/Alegreya_700Bold_Italic.ttf",
];

/** Licences of the fonts, which are shipped with them. */
export const fontPackages = ["source-sans-3", "alegreya"].map((name) => `node_modules/@expo-google-fonts/${name}`);

export function fontPath(file) {
  return join(root, "node_modules/@expo-google-fonts", file);
}

/** A module with the advance widths in thousandths of the font size, characters of one width together. */
export async function fontWidthsModule() {
  const fontkit = await import("fontkit");
  const table = (file) => {
    const font = fontkit.openSync(fontPath(file));
    const byWidth = new Map();
    for (const code of font.characterSet) {
      if (code < 0x20) continue;
      const width = Math.round((font.glyphForCodePoint(code).advanceWidth / font.unitsPerEm) * 1000);
      byWidth.set(width, (byWidth.get(width) ?? "") + String.fromCodePoint(code));
    }
    return [...byWidth].sort(([a], [b]) => a - b);
  };
  const [regular, , bold] = fontFiles.map(table);
  return (
    "// generated from the font files, do not edit\n" +
    `export const sourceSansRegular: readonly (readonly [number, string])[] = ${JSON.stringify(regular)};\n` +
    `export const sourceSansBold: readonly (readonly [number, string])[] = ${JSON.stringify(bold)};\n`
  );
}
