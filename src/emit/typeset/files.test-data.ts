import { readFileSync } from "node:fs";
import type { TypesetFiles } from "./typesetter.js";

const fonts = ["400Regular", "400Regular_Italic", "700Bold", "700Bold_Italic"].flatMap((style) => [
  `source-sans-3/${style}/SourceSans3_${style}.ttf`,
  `alegreya/${style}/Alegreya_${style}.ttf`,
]);
const source = (name: string): string => readFileSync(new URL(`${name}.typ`, import.meta.url), "utf8");

/** Fonts and templates as they lie in the sources. */
export const typesetFiles: TypesetFiles = {
  fonts: fonts.map((file) =>
    readFileSync(new URL(`../../../node_modules/@expo-google-fonts/${file}`, import.meta.url)),
  ),
  sources: { cards: source("cards"), spellbook: source("spellbook"), parts: source("parts") },
};
