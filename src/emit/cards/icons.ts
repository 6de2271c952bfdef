import type { Entry } from "../../model/entry.js";

/** What gives a card its colour and icon: school, discipline, else the kind. */
export function toneOf(entry: Entry): string {
  return entry.mechanics.school ?? entry.mechanics.discipline ?? entry.kind;
}

/** Colours of the band: white text on each has a contrast of at least 5 : 1. */
export const tones: Readonly<Record<string, string>> = {
  abjuration: "#2b5c8f",
  conjuration: "#80570a",
  divination: "#43637a",
  enchantment: "#a02f6b",
  evocation: "#b03021",
  illusion: "#67459b",
  necromancy: "#35473a",
  transmutation: "#24704a",
  universal: "#57534e",
  clairsentience: "#17697a",
  metacreativity: "#66601a",
  psychokinesis: "#a8450f",
  psychometabolism: "#84402f",
  psychoportation: "#34479e",
  telepathy: "#7a3a8c",
  spell: "#57534e",
  power: "#4d5560",
  rule: "#5a4a3a",
};

/** Drawn on a square of 24, lines of 1.7 with round ends, `class="f"` is filled. */
const drawings: Readonly<Record<string, string>> = {
  abjuration:
    '<path d="M12 2.8 19.5 5.5v6c0 5-3.2 8.2-7.5 9.7-4.3-1.5-7.5-4.7-7.5-9.7v-6z"/><path d="M12 7v9M8.2 11h7.6"/>',
  conjuration:
    '<circle cx="12" cy="12" r="9"/><path d="M12 3l7.8 13.5H4.2z"/><circle class="f" cx="12" cy="12" r="1.7"/>',
  divination:
    '<path d="M2.5 12C5.5 7 8.6 5 12 5s6.5 2 9.5 7c-3 5-6.1 7-9.5 7s-6.5-2-9.5-7z"/><circle cx="12" cy="12" r="3.6"/><circle class="f" cx="12" cy="12" r="1.2"/>',
  enchantment:
    '<path d="M12 20.3C5.5 15.8 3 12.8 3 9.1 3 6.3 5.1 4.3 7.5 4.3c1.9 0 3.5 1 4.5 2.9 1-1.9 2.6-2.9 4.5-2.9 2.4 0 4.5 2 4.5 4.8 0 3.7-2.5 6.7-9 11.2z"/><path d="M12 16c-2.7-2-3.9-3.4-3.9-5.2"/>',
  evocation:
    '<path d="M12 2.5c.6 3.6 6.5 6.5 6.5 12a6.5 6.5 0 0 1-13 0c0-2.7 1.4-4.6 2.9-6 .2 2 .9 3 1.9 3.5C10 8.5 10.5 5.5 12 2.5z"/><path d="M12 21c-1.7 0-2.8-1.3-2.8-3 0-1.9 1.9-2.8 2.8-4.5.9 1.7 2.8 2.6 2.8 4.5 0 1.7-1.1 3-2.8 3z"/>',
  illusion:
    '<path d="M3 6c2.7 1 6.3 1 9 0 2.7 1 6.3 1 9 0 .4 8-3 13.5-9 13.5S2.6 14 3 6z"/><path d="M6.5 10.5c1.2-.9 2.5-.9 3.6 0M13.9 10.5c1.1-.9 2.4-.9 3.6 0M8.5 15.2c2.3 1.3 4.7 1.3 7 0"/>',
  necromancy:
    '<path d="M12 3c-4.7 0-8 3.2-8 7.5 0 2.7 1.2 4.6 3 5.7V20h10v-3.8c1.8-1.1 3-3 3-5.7C20 6.2 16.7 3 12 3z"/><circle class="f" cx="8.8" cy="11" r="1.8"/><circle class="f" cx="15.2" cy="11" r="1.8"/><path d="M10.3 20v-2.5M13.7 20v-2.5"/>',
  transmutation:
    '<path d="M4.5 10A7.8 7.8 0 0 1 18.5 7.5M19.5 14A7.8 7.8 0 0 1 5.5 16.5"/><path d="M19 3.5v4.3h-4.3M5 20.5v-4.3h4.3"/><path d="M12 9l3 3-3 3-3-3z"/>',
  universal: '<path d="M12 2.8l2.4 5.1 5.5-.9-3.1 5 3.1 5-5.5-.9L12 21.2l-2.4-5.1-5.5.9 3.1-5-3.1-5 5.5.9z"/>',
  clairsentience:
    '<path d="M12 3.5 21.5 20h-19z"/><path d="M7 15c2.9-3.6 7.1-3.6 10 0-2.9 3.3-7.1 3.3-10 0z"/><circle class="f" cx="12" cy="14.8" r="1.4"/>',
  metacreativity: '<path d="M12 2.8 20 7.4v9.2l-8 4.6-8-4.6V7.4z"/><path d="M4 7.4l8 4.6 8-4.6M12 12v9.2"/>',
  psychokinesis:
    '<circle cx="12" cy="12" r="3.2"/><path d="M12 2.5v4M12 17.5v4M2.5 12h4M17.5 12h4M5.3 5.3l2.8 2.8M15.9 15.9l2.8 2.8M5.3 18.7l2.8-2.8M15.9 8.1l2.8-2.8"/>',
  psychometabolism:
    '<path d="M7 2.5c0 6.3 10 6.7 10 13M17 2.5c0 6.3-10 6.7-10 13M7 15.5c0 2.3 1.3 4 3 6M17 15.5c0 2.3-1.3 4-3 6M8.3 5.2h7.4M8.3 12.8h7.4M7.3 16.5h9.4"/>',
  psychoportation: '<circle cx="12" cy="12" r="9" stroke-dasharray="3.5 2.8"/><path d="M7 12h9M12.5 8l4 4-4 4"/>',
  telepathy:
    '<path d="M9.5 21v-3.5H7.3c-1 0-1.8-.8-1.8-1.8V13H3.8L5.5 9.3C5.7 5.5 8.3 3 11.8 3c2 0 3.6.7 4.7 2"/><path d="M14 9.2a4 4 0 0 1 0 5.6M16.8 6.8a7.5 7.5 0 0 1 0 10.4M19.6 4.5a11 11 0 0 1 0 15"/>',
  spell: '<path d="M4 20 15 9"/><path d="M17.5 2.5v5M15 5h5M7.5 3.5v3M6 5h3M19 12.5v3M17.5 14h3"/>',
  power:
    '<circle cx="12" cy="12" r="2.5"/><ellipse cx="12" cy="12" rx="9.5" ry="4"/><ellipse cx="12" cy="12" rx="4" ry="9.5"/>',
  rule: '<path d="M12 6c-2.5-1.8-5.5-2-8.5-1.5v14c3-.5 6-.3 8.5 1.5 2.5-1.8 5.5-2 8.5-1.5v-14C17.5 4 14.5 4.2 12 6zM12 6v14"/>',
};

const fallback = "rule";

export function iconId(tone: string): string {
  return `icon-${tone in drawings ? tone : fallback}`;
}

/** The icons of a page, once; cards refer to them. */
export function iconSymbols(used: Iterable<string>): string {
  const ids = [...new Set([...used].map(iconId))].sort();
  const symbols = ids.map(
    (id) => `<symbol id="${id}" viewBox="0 0 24 24">${drawings[id.slice("icon-".length)] ?? ""}</symbol>`,
  );
  return `<svg class="symbols" aria-hidden="true">${symbols.join("")}</svg>`;
}

/** An icon by itself, drawn in `currentColor`. */
export function iconSvg(tone: string, strokeWidth: number): string {
  const drawing = (drawings[tone] ?? drawings[fallback] ?? "").replaceAll(
    'class="f"',
    'fill="currentColor" stroke="none"',
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" ` +
    `stroke-width="${String(strokeWidth)}" stroke-linecap="round" stroke-linejoin="round">${drawing}</svg>`
  );
}

export function toneColour(tone: string): string {
  return tones[tone] ?? (tones[fallback] as string);
}

export function allTones(): string[] {
  return Object.keys(drawings);
}
