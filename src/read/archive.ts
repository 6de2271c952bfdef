import { packedFormat } from "./packed.js";
import { UnreadableFile } from "./unreadable.js";
import { ZipFile, type ZipLimits } from "./zip.js";

const mebibyte = 1_048_576;
/** A shelf of books, which may hold pictures too. */
const archiveLimits: ZipLimits = { parts: 60_000, bytes: 4096 * mebibyte, ratio: 250 };

/** A file of an archive, or why it can't be unpacked. */
export interface ArchivedFile {
  readonly name: string;
  readonly content: Uint8Array | UnreadableFile;
}

/**
 * The files of a ZIP archive that `wanted` names, one after the other, in the order of their names.
 *
 * @returns undefined for a document that is a ZIP file itself, and for one that no directory can be read of.
 */
export function openArchive(
  bytes: Uint8Array,
  wanted: (name: string) => boolean,
): AsyncIterable<ArchivedFile> | undefined {
  try {
    const zip = new ZipFile(bytes, archiveLimits);
    return packedFormat(zip) === undefined ? filesOf(zip, wanted) : undefined;
  } catch (error) {
    if (error instanceof UnreadableFile) return undefined;
    throw error;
  }
}

async function* filesOf(zip: ZipFile, wanted: (name: string) => boolean): AsyncIterable<ArchivedFile> {
  const files = zip.names.map((path) => ({ path, name: inside(path) })).filter(({ name }) => wanted(name));
  for (const { path, name } of files.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    try {
      const content = await zip.read(path);
      if (content !== undefined) yield { name, content };
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      yield { name, content: error };
    }
  }
}

/** A path that leads out of the archive leads nowhere: only its names count. */
function inside(path: string): string {
  return path
    .split("/")
    .filter((part) => part !== "" && part !== "." && part !== "..")
    .join("/");
}
