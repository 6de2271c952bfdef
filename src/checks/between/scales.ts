/** What a unit measures, and how many canonical units it is. */
export interface Scale {
  readonly dimension: string;
  readonly factor: number;
}

/** Canonical units: foot, second, pound, square foot, cubic foot. Months and years have no fixed number of days. */
export const scales: Readonly<Record<string, Scale>> = {
  ft: { dimension: "length", factor: 1 },
  in: { dimension: "length", factor: 1 / 12 },
  mi: { dimension: "length", factor: 5000 },
  square: { dimension: "square", factor: 1 },
  m: { dimension: "length", factor: 10 / 3 },
  km: { dimension: "length", factor: 10_000 / 3 },
  cm: { dimension: "length", factor: 1 / 30 },
  second: { dimension: "time", factor: 1 },
  round: { dimension: "time", factor: 6 },
  minute: { dimension: "time", factor: 60 },
  hour: { dimension: "time", factor: 3600 },
  day: { dimension: "time", factor: 86_400 },
  week: { dimension: "time", factor: 604_800 },
  month: { dimension: "month", factor: 1 },
  year: { dimension: "month", factor: 12 },
  lb: { dimension: "weight", factor: 1 },
  kg: { dimension: "weight", factor: 2 },
  g: { dimension: "weight", factor: 0.002 },
  sqft: { dimension: "area", factor: 1 },
  sqm: { dimension: "area", factor: 100 / 9 },
  sqdm: { dimension: "area", factor: 1 / 9 },
  sqcm: { dimension: "area", factor: 1 / 900 },
};

/** `d10`, `1D10` and `1d10` are one. */
export function diceKey(dice: string): string {
  const key = dice.toLowerCase().replace(/\s+/gu, "");
  return key.startsWith("d") ? `1${key}` : key;
}

/** Metres and feet meet again after a conversion. */
export function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
