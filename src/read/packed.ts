import type { Document, Format } from "./document.js";
import type { StyleRoles } from "./style-roles.js";
import { damaged, UnreadableFile } from "./unreadable.js";
import { ZipFile } from "./zip.js";

/** A document in a ZIP file: told by its parts, whatever the file is called. @throws {UnreadableFile} if it is none. */
export async function readPacked(file: string, bytes: Uint8Array, styles?: StyleRoles): Promise<Document> {
  const zip = new ZipFile(bytes);
  switch (packedFormat(zip)) {
    case "docx":
      return (await import("./docx/read-docx.js")).readDocx(file, zip, styles);
    case "odt":
      return (await import("./odt/read-odt.js")).readOdt(file, zip, styles);
    case "epub":
      return (await import("./epub/read-epub.js")).readEpub(file, zip);
    case "idml":
      return (await import("./idml/read-idml.js")).readIdml(file, zip, styles);
    default:
      throw damaged("no document in it");
  }
}

/** What kind of document a ZIP file is; undefined for an archive of files. */
export function packedFormat(zip: ZipFile): Format | undefined {
  if (zip.has("META-INF/container.xml")) return "epub";
  if (zip.has("designmap.xml")) return "idml";
  if (zip.has("[Content_Types].xml") || zip.has("word/document.xml")) return "docx";
  return zip.has("content.xml") ? "odt" : undefined;
}

/** First bytes of an OLE file: Word up to 2003, and newer documents that are encrypted. */
const ole = [0xd0, 0xcf, 0x11, 0xe0];

/** @throws {UnreadableFile} for a document that only its password opens. */
export function refuseEncrypted(bytes: Uint8Array): void {
  if (ole.some((byte, n) => bytes[n] !== byte)) return;
  // Names in an OLE directory are UTF-16.
  const directory = new TextDecoder("utf-16le").decode(bytes.subarray(0, bytes.length & ~1));
  if (directory.includes("EncryptedPackage")) throw new UnreadableFile({ code: "RG1006" });
}
