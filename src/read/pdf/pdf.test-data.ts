/** A text on a page: `x` and `y` of its baseline in points from the lower left corner; `bold` by the font's name. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size?: number;
  readonly bold?: boolean;
}

/** A page of 400 × 600 points; `boxes` are filled rectangles `[x, y, width, height]`. */
export interface DrawnPage {
  readonly texts: readonly Drawn[];
  readonly boxes?: readonly (readonly [number, number, number, number])[];
  /** Drawn before the texts, in the operators of PDF. */
  readonly operators?: string;
}

const encoder = new TextEncoder();

/** A PDF of these pages, as plain as the format allows: no compression, standard fonts, Latin letters. */
export function makePdf(pages: readonly DrawnPage[], trailer = ""): Uint8Array {
  const fonts = ["Helvetica", "Helvetica-Bold"].map(
    (name) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`,
  );
  const kids = pages.map((_, i) => `${5 + 2 * i} 0 R`).join(" ");
  const objects = [
    "<< /Type /Catalog /Pages 2 0 R >>",
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} /MediaBox [0 0 400 600] >>`,
    ...fonts,
    ...pages.flatMap((page, i) => {
      const content = contentOf(page);
      return [
        `<< /Type /Page /Parent 2 0 R /Contents ${6 + 2 * i} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = "%PDF-1.4\n";
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return encoder.encode(file);
}

function contentOf({ texts, boxes = [], operators }: DrawnPage): string {
  const rectangles = boxes.map((box) => `0.9 g ${box.join(" ")} re f 0 g`);
  const lines = texts.map(
    ({ x, y, text, size = 10, bold = false }) =>
      `BT /F${bold ? 2 : 1} ${size} Tf ${x} ${y} Td (${escaped(text)}) Tj ET`,
  );
  return [operators ?? "", ...rectangles, ...lines].join("\n");
}

/** Letters beyond ASCII as octal numbers of WinAnsi, which has Latin-1 in the same places. */
function escaped(text: string): string {
  return text
    .replace(/[\\()]/g, "\\$&")
    .replace(/[\u0080-\u00FF]/g, (letter) => `\\${letter.charCodeAt(0).toString(8)}`);
}

/** Lines one below the other, `leading` points apart. */
export function paragraph(x: number, y: number, lines: readonly string[], leading = 12): Drawn[] {
  return lines.map((text, i) => ({ x, y: y - i * leading, text }));
}
