/** A pack that cannot be used: names the file, the line where known, and the key. */
export class PackError extends Error {
  readonly file: string;
  readonly line: number | undefined;
  readonly key: string | undefined;

  constructor(message: string, place: { file: string; line?: number | undefined; key?: string | undefined }) {
    const where = place.line === undefined ? place.file : `${place.file}:${place.line}`;
    super(`${where}: ${place.key === undefined ? "" : `\`${place.key}\`: `}${message}`);
    this.name = "PackError";
    this.file = place.file;
    this.line = place.line;
    this.key = place.key;
  }
}
