import { descendant, elements, type XmlElement } from "../xml.js";

/** A frame of a story on a page. */
export interface Frame {
  readonly story: string;
  /** Name of its page, as the program shows it. */
  readonly page: string;
  /** It does not go on from another one. */
  readonly isFirst: boolean;
}

/** Where a frame begins: its upper left corner. */
interface FramePlace {
  readonly story: string;
  readonly isFirst: boolean;
  readonly x: number;
  readonly y: number;
}

type Matrix = readonly [number, number, number, number, number, number];
const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Frames whose tops differ by less than this stand side by side. Points. */
const sameHeight = 8;

/** Text frames of a spread in the order in which one reads them: page by page, column by column. */
export function framesOf(spread: XmlElement): Frame[] {
  const pages = elements(spread)
    .filter((element) => element.name === "Page")
    .map((page) => ({
      name: page.attributes.get("Name") ?? "",
      left: transform(matrixOf(page), boundsOf(page)).x,
    }))
    .sort((a, b) => a.left - b.left);
  const frames: FramePlace[] = [];
  collect(spread, identity, frames);
  const pageOf = (x: number): number => pages.filter(({ left }) => left <= x + 1).length;
  return frames
    .sort(
      (a, b) =>
        pageOf(a.x) - pageOf(b.x) || (Math.abs(a.y - b.y) < sameHeight ? a.x - b.x : 0) || a.y - b.y || a.x - b.x,
    )
    .map(({ story, isFirst, x }) => ({ story, isFirst, page: pages[Math.max(0, pageOf(x) - 1)]?.name ?? "" }));
}

function collect(element: XmlElement, outer: Matrix, into: FramePlace[]): void {
  for (const inner of elements(element)) {
    const matrix = multiply(outer, matrixOf(inner));
    const story = inner.attributes.get("ParentStory");
    if (inner.name === "TextFrame" && story !== undefined)
      into.push({ story, isFirst: isFirst(inner), ...transform(matrix, corner(inner)) });
    else if (["Group", "Spread", "Rectangle", "Polygon", "Oval", "MultiStateObject", "State"].includes(inner.name))
      collect(inner, matrix, into);
  }
}

function isFirst(frame: XmlElement): boolean {
  const previous = frame.attributes.get("PreviousTextFrame");
  return previous === undefined || previous === "n";
}

function matrixOf(element: XmlElement): Matrix {
  const [a, b, c, d, x, y] = numbers(element.attributes.get("ItemTransform"));
  if (a === undefined || b === undefined || c === undefined || d === undefined) return identity;
  return [a, b, c, d, x ?? 0, y ?? 0];
}

/** Page bounds are top, left, bottom, right. */
function boundsOf(page: XmlElement): { x: number; y: number } {
  const [y = 0, x = 0] = numbers(page.attributes.get("GeometricBounds"));
  return { x, y };
}

function corner(frame: XmlElement): { x: number; y: number } {
  const points: number[][] = [];
  const visit = (element: XmlElement): void => {
    const anchor = element.attributes.get("Anchor");
    if (element.name === "PathPointType" && anchor !== undefined) points.push(numbers(anchor));
    else for (const inner of elements(element)) visit(inner);
  };
  const geometry = descendant(frame, "PathGeometry");
  if (geometry !== undefined) visit(geometry);
  const least = (axis: 0 | 1): number =>
    points.reduce((min, point) => Math.min(min, point[axis] ?? 0), points.length === 0 ? 0 : Infinity);
  return { x: least(0), y: least(1) };
}

function numbers(list: string | undefined): number[] {
  return (list ?? "").split(/\s+/).filter(Boolean).map(Number).filter(Number.isFinite);
}

function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, x, y] = outer;
  const [e, f, g, h, u, v] = inner;
  return [a * e + c * f, b * e + d * f, a * g + c * h, b * g + d * h, a * u + c * v + x, b * u + d * v + y];
}

function transform([a, b, c, d, x, y]: Matrix, point: { x: number; y: number }): { x: number; y: number } {
  return { x: a * point.x + c * point.y + x, y: b * point.x + d * point.y + y };
}
