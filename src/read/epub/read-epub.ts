import type { Document } from "../document.js";
import { FlowWriter } from "../flow-writer.js";
import { readHtml } from "../html.js";
import { SourceText } from "../../text/source.js";
import { damaged, UnreadableFile } from "../unreadable.js";
import { readXml } from "../xml.js";
import type { ZipFile } from "../zip.js";

const prefixes: Readonly<Record<string, string>> = {
  "urn:oasis:names:tc:opendocument:xmlns:container": "",
  "http://www.idpf.org/2007/opf": "",
  "http://www.w3.org/2001/04/xmlenc#": "",
};

interface Item {
  readonly path: string;
  readonly type: string;
  readonly isContents: boolean;
}

/** Reads an EPUB: its chapters in reading order, each as a web page; the table of contents is left out. @throws {UnreadableFile} */
export async function readEpub(file: string, zip: ZipFile): Promise<Document> {
  const book = await packagePath(zip);
  const { items, spine } = readPackage(await zip.text(book), book);
  const locked = await encrypted(zip);
  const writer = new FlowWriter();
  let count = 0;
  for (const id of spine) {
    const item = items.get(id);
    if (item === undefined || item.isContents || !/html|xml/.test(item.type) || !zip.has(item.path)) continue;
    if (locked.has(item.path)) throw new UnreadableFile({ code: "RG1006" });
    writer.document(await readHtml(new SourceText(item.path, withoutProlog(await zip.text(item.path)))), {
      part: item.path,
    });
    count++;
  }
  if (count === 0) throw damaged("no chapter in it");
  return writer.finish(file, "epub");
}

async function packagePath(zip: ZipFile): Promise<string> {
  let path: string | undefined;
  readXml(await zip.text("META-INF/container.xml"), prefixes, {
    isUnit: (name) => name === "rootfile",
    unit: ({ attributes }) => (path ??= attributes.get("full-path")),
  });
  if (path === undefined) throw damaged("no package in it");
  return path;
}

function readPackage(xml: string, book: string): { items: Map<string, Item>; spine: string[] } {
  const items = new Map<string, Item>();
  const spine: string[] = [];
  readXml(xml, prefixes, {
    isUnit: (name) => name === "item" || name === "itemref",
    unit: ({ name, attributes }) => {
      if (name === "itemref") {
        spine.push(attributes.get("idref") ?? "");
        return;
      }
      items.set(attributes.get("id") ?? "", {
        path: pathFrom(book, attributes.get("href") ?? ""),
        type: attributes.get("media-type") ?? "",
        isContents: (attributes.get("properties") ?? "").split(" ").includes("nav"),
      });
    },
  });
  return { items, spine };
}

/** Parts that are encrypted; fonts often are, which hides no text. */
async function encrypted(zip: ZipFile): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  readXml(await zip.textIfAny("META-INF/encryption.xml"), prefixes, {
    isUnit: (name) => name === "CipherReference",
    unit: ({ attributes }) => paths.add(pathFrom("", attributes.get("URI") ?? "")),
  });
  return paths;
}

/** The path of a reference inside the book; one that leads out of it ends at its root. */
function pathFrom(base: string, reference: string): string {
  try {
    const { pathname } = new URL(reference, `epub://book/${base}`);
    return decodeURIComponent(pathname).replace(/^\//, "");
  } catch {
    return reference;
  }
}

/** An XML declaration is none of HTML's. */
function withoutProlog(xhtml: string): string {
  return xhtml.replace(/^\s*<\?xml[^>]*\?>/, "").replace(/<(title|script|style)((?:\s[^<>]*)?)\/>/gi, "<$1$2></$1>");
}
