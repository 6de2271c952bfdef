import type { Operations } from "./engine.js";
import {
  type Box,
  boxOf,
  type Glyph,
  identity,
  type Matrix,
  multiply,
  type PageContent,
  type Style,
} from "./shapes.js";

/** A page as PDF.js lists what is drawn: operators and their arguments. */
export interface OperatorList {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly unknown[];
}

export interface PageSetting {
  readonly operations: Operations;
  /** From the page's own space to points from its upper left corner. */
  readonly base: Matrix;
  readonly width: number;
  readonly height: number;
  readonly styleOf: (font: string) => Style;
}

interface GraphicsState {
  matrix: Matrix;
  font: string;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  /** Factor of the horizontal scaling. */
  scale: number;
  leading: number;
  rise: number;
}

/** A glyph of PDF.js; `width` in thousandths of the font size. */
interface DrawnGlyph {
  readonly unicode?: string;
  readonly width?: number;
  readonly vmetric?: unknown;
  readonly isSpace?: boolean;
}

/** A page with more characters than this is no page of a book; the rest is left out. */
const mostGlyphs = 200_000;
const deepestNesting = 200;
const noStyle: Style = { bold: false, italic: false };

/** Follows a page's operators and notes where each character and each rectangle stands. */
export function contentOf(list: OperatorList, setting: PageSetting): PageContent {
  const reader = new PageReader(setting);
  reader.read(list);
  const { width, height } = setting;
  const { glyphs, turned, boxes } = reader;
  return { width, height, glyphs, turned: turned.map((text) => text.trim()).filter((text) => text !== ""), boxes };
}

class PageReader {
  readonly glyphs: Glyph[] = [];
  readonly turned: string[] = [];
  readonly boxes: Box[] = [];
  readonly #setting: PageSetting;
  readonly #stack: GraphicsState[] = [];
  #state: GraphicsState;
  #text: Matrix = identity;
  #line: Matrix = identity;
  #style: Style = noStyle;

  constructor(setting: PageSetting) {
    this.#setting = setting;
    this.#state = {
      matrix: setting.base,
      font: "",
      fontSize: 0,
      charSpacing: 0,
      wordSpacing: 0,
      scale: 1,
      leading: 0,
      rise: 0,
    };
  }

  read({ fnArray, argsArray }: OperatorList): void {
    for (let i = 0; i < fnArray.length && this.glyphs.length < mostGlyphs; i++) {
      const args = argsArray[i];
      this.#operator(fnArray[i] as number, Array.isArray(args) ? args : []);
    }
  }

  #operator(code: number, args: readonly unknown[]): void {
    const { operations: ops } = this.#setting;
    const state = this.#state;
    switch (code) {
      case ops.save:
      case ops.paintFormXObjectBegin:
        if (this.#stack.length < deepestNesting) this.#stack.push({ ...state });
        if (code === ops.paintFormXObjectBegin) this.#transform(args[0]);
        return;
      case ops.restore:
      case ops.paintFormXObjectEnd:
        this.#state = this.#stack.pop() ?? state;
        this.#style = this.#setting.styleOf(this.#state.font);
        return;
      case ops.transform:
        this.#transform(args);
        return;
      case ops.beginText:
        this.#text = identity;
        this.#line = identity;
        return;
      case ops.setFont:
        state.font = typeof args[0] === "string" ? args[0] : "";
        state.fontSize = number(args[1]);
        this.#style = this.#setting.styleOf(state.font);
        return;
      case ops.setCharSpacing:
        state.charSpacing = number(args[0]);
        return;
      case ops.setWordSpacing:
        state.wordSpacing = number(args[0]);
        return;
      case ops.setHScale:
        state.scale = number(args[0]) / 100;
        return;
      case ops.setLeading:
        // PDF.js has turned its sign.
        state.leading = number(args[0]);
        return;
      case ops.setTextRise:
        state.rise = number(args[0]);
        return;
      case ops.setTextMatrix:
        this.#text = this.#line = matrixOf(args.length === 1 ? args[0] : args) ?? identity;
        return;
      case ops.moveText:
        this.#move(number(args[0]), number(args[1]));
        return;
      case ops.setLeadingMoveText:
        state.leading = number(args[1]);
        this.#move(number(args[0]), number(args[1]));
        return;
      case ops.nextLine:
        this.#move(0, state.leading);
        return;
      case ops.showText:
      case ops.showSpacedText:
        this.#show(args[0]);
        return;
      case ops.nextLineShowText:
        this.#move(0, state.leading);
        this.#show(args[0]);
        return;
      case ops.constructPath:
        this.#path(args);
    }
  }

  #transform(args: unknown): void {
    const matrix = matrixOf(args);
    if (matrix !== undefined) this.#state.matrix = multiply(this.#state.matrix, matrix);
  }

  #move(x: number, y: number): void {
    this.#text = this.#line = multiply(this.#line, [1, 0, 0, 1, x, y]);
  }

  #show(glyphs: unknown): void {
    if (!Array.isArray(glyphs)) return;
    const { matrix, fontSize, charSpacing, wordSpacing, scale, rise } = this.#state;
    // Where one unit along the baseline, and one upwards, leads to.
    const [a, b, c, d] = multiply(matrix, this.#text);
    const isUpright = Math.abs(b) < 0.05 * Math.abs(a) && Math.abs(c) < 0.4 * Math.abs(d) && a > 0 && d < 0;
    const size = Math.abs(d * fontSize);
    let x = 0;
    let sideways = "";
    for (const glyph of glyphs as readonly unknown[]) {
      if (typeof glyph === "number") {
        x -= (glyph / 1000) * fontSize * scale;
        if (-glyph > 180) sideways += " ";
        continue;
      }
      const { unicode, width, isSpace } = (glyph ?? {}) as DrawnGlyph;
      const advance = (number(width) / 1000) * fontSize * scale;
      const text = legible(unicode);
      if (text !== "" && isUpright && size > 0.5) {
        const [, , , , left, y] = multiply(matrix, multiply(this.#text, [1, 0, 0, 1, x, rise]));
        if (Number.isFinite(left) && Number.isFinite(y))
          this.glyphs.push({ text, left, right: left + advance * a, y, size, style: this.#style });
      } else sideways += text;
      x += advance + (charSpacing + (isSpace === true ? wordSpacing : 0)) * scale;
    }
    if (sideways.trim() !== "" && !isUpright) this.turned.push(sideways);
    this.#text = multiply(this.#text, [1, 0, 0, 1, x, 0]);
  }

  /** Of a path only the box around it matters, and that it is filled or framed. */
  #path(args: readonly unknown[]): void {
    const { operations: ops } = this.#setting;
    const paints: readonly unknown[] = [
      ops.fill,
      ops.eoFill,
      ops.fillStroke,
      ops.eoFillStroke,
      ops.closeStroke,
      ops.stroke,
    ];
    const bounds = args[2];
    if (!paints.includes(args[0]) || typeof bounds !== "object" || bounds === null) return;
    const [x0, y0, x1, y1] = [0, 1, 2, 3].map((i) => number((bounds as Record<number, unknown>)[i]));
    this.boxes.push(boxOf(this.#state.matrix, [x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0]));
  }
}

const ligatures: Readonly<Record<string, string>> = {
  "\uFB00": "ff",
  "\uFB01": "fi",
  "\uFB02": "fl",
  "\uFB03": "ffi",
  "\uFB04": "ffl",
  "\uFB05": "st",
  "\uFB06": "st",
};

/** Without controls; ligatures as letters. A soft hyphen that is drawn is a hyphen. Every kind of white space is a space, but for the no-break ones. */
function legible(unicode: string | undefined): string {
  if (unicode === undefined || unicode === "") return "";
  return unicode
    .replace(/[\uFB00-\uFB06]/g, (sign) => ligatures[sign] ?? sign)
    .replace(/\u00AD/g, "-")
    .replace(/[\t\n\r\u2000-\u200A\u2028\u2029\u205F\u3000]/g, " ")
    .replace(/[\u0000-\u001F\u007F-\u009F\u200B-\u200F\u2060\uFEFF\uFFFE\uFFFF]/g, "")
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, "\uFFFD");
}

function matrixOf(value: unknown): Matrix | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const [a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5].map((i) => number((value as Record<number, unknown>)[i]));
  return [a ?? 1, b ?? 0, c ?? 0, d ?? 1, e ?? 0, f ?? 0];
}

function number(value: unknown): number {
  return typeof value === "number" && Number.isFinite(value) ? value : 0;
}
