import type { OPS, PDFDocumentProxy, PDFPageProxy } from "unpdf/pdfjs";
import { contentOf } from "./page-content.js";
import type { Matrix, PageContent, Style } from "./shapes.js";

/** Why a PDF can't be read: it wants a password, or its bytes make no PDF. */
export type PdfFault = "protected" | "damaged";

export interface PdfFile {
  readonly pageCount: number;
  /** One page after the other; what the engine keeps of a page is let go with it. A damaged page is undefined. */
  pages(): AsyncGenerator<PageContent | undefined>;
  close(): Promise<void>;
}

export type Operations = typeof OPS;

/** Opens a PDF with PDF.js, which is loaded on the first call. Scripts of the file are never run, its pictures not decoded. */
export async function openPdf(bytes: Uint8Array): Promise<PdfFile | PdfFault> {
  provideTransfer();
  const { getDocument, OPS } = await import("unpdf/pdfjs");
  const task = getDocument({
    // PDF.js takes the bytes over: a copy stays whole for others.
    data: Uint8Array.from(bytes),
    isEvalSupported: false,
    disableFontFace: true,
    useSystemFonts: false,
    enableXfa: false,
    maxImageSize: 0,
    stopAtErrors: false,
    verbosity: 0,
  });
  let file: PDFDocumentProxy;
  try {
    file = await task.promise;
  } catch (error) {
    return error instanceof Error && error.name === "PasswordException" ? "protected" : "damaged";
  }
  return {
    pageCount: file.numPages,
    close: () => task.destroy(),
    async *pages() {
      for (let number = 1; number <= file.numPages; number++) yield await readPage(file, number, OPS);
    },
  };
}

async function readPage(
  file: PDFDocumentProxy,
  number: number,
  operations: Operations,
): Promise<PageContent | undefined> {
  try {
    const page = await file.getPage(number);
    const { width, height, transform } = page.getViewport({ scale: 1 });
    const list = await page.getOperatorList({ annotationMode: 0 });
    const content = contentOf(list, {
      operations,
      base: transform as unknown as Matrix,
      width,
      height,
      styleOf: stylesOf(page),
    });
    page.cleanup();
    return content;
  } catch {
    return undefined;
  }
}

/** Whether a font is bold or italic is told by its name alone: descriptors are seldom filled in. */
function stylesOf(page: PDFPageProxy): (font: string) => Style {
  const known = new Map<string, Style>();
  return (font) => {
    const style = known.get(font) ?? styleOfName(nameOf(page, font));
    known.set(font, style);
    return style;
  };
}

function nameOf(page: PDFPageProxy, font: string): string {
  if (!page.commonObjs.has(font)) return "";
  const { name } = page.commonObjs.get(font) as { name?: unknown };
  return typeof name === "string" ? name : "";
}

function styleOfName(name: string): Style {
  const face = name.replace(/^[A-Z]{6}\+/, "");
  return {
    bold: /bold|black|heavy|demi|[-,](?:bd|b|bi)(?:it|mt)?$/i.test(face),
    italic: /italic|oblique|kursiv|[-,](?:it|i|bi|bdit)(?:mt)?$/i.test(face),
  };
}

/** PDF.js calls a method of buffers that Node has from version 21 on. */
function provideTransfer(): void {
  const buffers = ArrayBuffer.prototype as { transferToFixedLength?: unknown };
  if (buffers.transferToFixedLength !== undefined) return;
  Object.defineProperty(buffers, "transferToFixedLength", {
    configurable: true,
    writable: true,
    value(this: ArrayBuffer, length = this.byteLength): ArrayBuffer {
      const moved = structuredClone(this, { transfer: [this] });
      if (length === moved.byteLength) return moved;
      const fitted = new Uint8Array(length);
      fitted.set(new Uint8Array(moved, 0, Math.min(length, moved.byteLength)));
      return fitted.buffer;
    },
  });
}
