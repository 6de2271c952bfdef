import type { Finding } from "../../model/diagnostic.js";
import type { Document } from "../document.js";
import { type FlowBlock, ignoredParagraph } from "../flow.js";
import { layOut } from "../flow-writer.js";
import type { StyleRoles } from "../style-roles.js";
import { damaged, UnreadableFile } from "../unreadable.js";
import { child, descendant, elements, readXml, type XmlElement } from "../xml.js";
import type { ZipFile } from "../zip.js";
import { Blocks, spacedText } from "./blocks.js";
import { prefixes } from "./names.js";
import { isStyle, Styles } from "./styles.js";

/**
 * Reads an OpenDocument text. Tracked deletions, running heads and comments are accounted for as ignored.
 *
 * @throws {UnreadableFile}
 */
export async function readOdt(file: string, zip: ZipFile, styles?: StyleRoles): Promise<Document> {
  if ((await zip.textIfAny("META-INF/manifest.xml")).includes("encryption-data"))
    throw new UnreadableFile({ code: "RG1006" });
  return readParts(file, [await zip.textIfAny("styles.xml"), await zip.text("content.xml")], styles);
}

/** Reads the flat form: one XML file. @throws {UnreadableFile} */
export function readFlatOdt(file: string, xml: string, styles?: StyleRoles): Document {
  return readParts(file, [xml], styles);
}

function readParts(file: string, parts: readonly string[], roles: StyleRoles | undefined): Document {
  const styles = new Styles();
  const deleted = new Set<string>();
  const blocks = new Blocks(styles, deleted);
  const found: FlowBlock[] = [];
  const aside: FlowBlock[] = [];
  let changes = 0;
  const state = { hasText: false, inText: false };
  for (const xml of parts) {
    readXml(xml, prefixes, {
      // Of the text itself, each paragraph, list and table is a unit; sections around them may be long.
      isUnit: (name) =>
        isStyle(name) ||
        name === "style:master-page" ||
        (state.inText &&
          (name.startsWith("text:") || name.startsWith("table:") || name.startsWith("draw:")) &&
          name !== "text:section"),
      open: (name) => {
        if (name !== "office:text") return;
        state.hasText = true;
        state.inText = true;
      },
      close: (name) => {
        if (name === "office:text") state.inText = false;
      },
      unit: (element) => {
        if (isStyle(element.name)) styles.add(element);
        else if (element.name === "style:master-page") aside.push(ignoredParagraph(spacedText(element), "page"));
        else if (element.name === "text:tracked-changes") {
          for (const region of elements(element)) {
            if (region.name === "text:changed-region") changes++;
            if (child(region, "text:deletion") !== undefined) deleted.add(idOf(region));
            aside.push(...deletions(region));
          }
        } else found.push(...blocks.of(element));
      },
    });
  }
  found.push(...blocks.rest());
  if (!state.hasText) throw damaged("no text in it");
  const findings: Finding[] =
    changes === 0 ? [] : [{ code: "RG1008", severity: "info", range: { start: 0, end: 0 }, data: { count: changes } }];
  return layOut(file, "odt", [...found, ...aside], { findings, styles: roles });
}

/** `xml:id`, or as it was called before ODF 1.2. */
function idOf({ attributes }: XmlElement): string {
  return attributes.get("id") ?? attributes.get("text:id") ?? "";
}

function deletions(region: XmlElement): FlowBlock[] {
  const deletion = child(region, "text:deletion");
  if (deletion === undefined) return [];
  const info = descendant(deletion, "office:change-info");
  return elements(deletion)
    .filter((part) => part !== info)
    .map((part) => ignoredParagraph(spacedText(part), "deleted"));
}
