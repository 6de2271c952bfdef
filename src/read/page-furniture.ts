import type { Element, Root } from "hast";

/** Elements that hold no text of the page, whatever stands in them. */
const machinery = new Set(
  "canvas datalist embed iframe input map noscript object optgroup option select svg template textarea".split(" "),
);

/** Roles of what stands around a page's content. */
const asideRoles = new Set(["navigation", "contentinfo", "banner", "search", "complementary"]);

/** Names by which content systems mark what they put around a text: classes and ids, matched as whole words. */
const asideNames = new Set(
  (
    "ad ads adsbygoogle adsense advert advertisement banner-ad breadcrumb breadcrumbs catlinks comment-list commentlist comments comments-area " +
    "cookie-banner cookie-consent cookie-notice disqus_thread jump-to-nav masthead mw-editsection mw-indicators mw-jump-link mw-navigation " +
    "mw-panel nav navbar navbox navigation noprint pagination printfooter related-posts respond share sharedaddy site-footer site-header " +
    "sitenotice sitesub skip-link social tags-links"
  ).split(" "),
);
/** Names that a book's own boxes may have too: they go only if they hold links and little else. */
const linkedNames = new Set(["footer", "header", "menu", "sidebar", "toc"]);

/** A share of a page's letters: with less of them, `main` is not where its text stands. */
const leastOfMain = 0.3;
/** A list of this many links and nothing else leads about the site. */
const fewestLinks = 4;
/** Letters of a search or login form at most. */
const longestForm = 80;

/**
 * The elements that a browser saved with a page's text: menus, advertisements, search fields, comments. They are told by
 * what they are (`nav`, a form without text), by role, by the names that content systems give them, and by their
 * structure: lists of nothing but links outside of the text. Nothing that holds half of the page is one.
 */
export function findFurniture(root: Root): ReadonlySet<Element> {
  const lengths = new Lengths(root);
  const found = new Set<Element>();
  const body = pathTo(root, (element) => element.tagName === "body")?.at(-1) ?? root;
  const path = pathTo(body, (element) => element.tagName === "main" || element.properties["role"] === "main");
  const main = path?.at(-1);
  const text = main !== undefined && lengths.of(main) >= lengths.of(body) * leastOfMain ? main : undefined;
  if (text !== undefined && path !== undefined) markBeside([body, ...path], found);
  const visit = (node: Root | Element, isInText: boolean): void => {
    for (const child of elementsOf(node)) {
      if (found.has(child)) continue;
      if (isFurniture(child, isInText, lengths, lengths.of(body))) found.add(child);
      else visit(child, isInText || child === text || child.tagName === "article" || child.tagName === "table");
    }
  };
  visit(body, false);
  return found;
}

/** Marks the boxes beside each step of the way to the text. */
function markBeside(path: readonly (Root | Element)[], found: Set<Element>): void {
  path.slice(0, -1).forEach((parent, n) => {
    for (const child of elementsOf(parent)) if (child !== path[n + 1] && isBox(child)) found.add(child);
  });
}

function isBox({ tagName }: Element): boolean {
  return ["aside", "div", "footer", "form", "header", "nav", "section", "ul"].includes(tagName);
}

function isFurniture(element: Element, isInText: boolean, lengths: Lengths, total: number): boolean {
  const { tagName: name, properties } = element;
  if (machinery.has(name) || name === "nav" || name === "footer") return true;
  const length = lengths.of(element);
  const isLinked = lengths.linked(element) * 2 >= length;
  const isMinor = length * 2 <= total;
  const { role } = properties;
  if (isMinor && typeof role === "string" && asideRoles.has(role)) return true;
  if (isMinor && namesOf(element).some((one) => asideNames.has(one) || (isLinked && linkedNames.has(one)))) return true;
  if (name === "form") return isMinor && length < longestForm && pathTo(element, isField) !== undefined;
  // A button that opens a panel is the panel's title.
  if (name === "button") return properties["ariaExpanded"] === undefined;
  return (name === "ul" || name === "ol") && !isInText && isLinkList(element, lengths);
}

function namesOf({ properties }: Element): string[] {
  const { className, id } = properties;
  const classes = Array.isArray(className) ? className.map(String) : [];
  return [...classes, ...(typeof id === "string" ? [id] : [])].map((name) => name.toLowerCase());
}

function isField({ tagName }: Element): boolean {
  return tagName === "input" || tagName === "select" || tagName === "textarea";
}

function isLinkList(list: Element, lengths: Lengths): boolean {
  return elementsOf(list).length >= fewestLinks && lengths.linked(list) === lengths.of(list);
}

function elementsOf(node: Root | Element): Element[] {
  return node.children.flatMap((child) => (child.type === "element" ? [child] : []));
}

/** Elements from below `node` to the first wanted one. */
function pathTo(node: Root | Element, wanted: (element: Element) => boolean): Element[] | undefined {
  for (const child of elementsOf(node)) {
    if (wanted(child)) return [child];
    const path = pathTo(child, wanted);
    if (path !== undefined) return [child, ...path];
  }
  return undefined;
}

/** Letters of elements, all of them and those in links, counted once. White space and scripts do not count. */
class Lengths {
  readonly #all = new Map<Root | Element, number>();
  readonly #linked = new Map<Root | Element, number>();

  constructor(root: Root) {
    this.#count(root);
  }

  of(node: Root | Element): number {
    return this.#all.get(node) ?? 0;
  }

  linked(node: Root | Element): number {
    return this.#linked.get(node) ?? 0;
  }

  #count(node: Root | Element): void {
    let all = 0;
    let linked = 0;
    for (const child of node.children) {
      if (child.type === "text") all += child.value.replace(/\s+/g, "").length;
      if (child.type !== "element" || ["script", "style", "head"].includes(child.tagName)) continue;
      this.#count(child);
      all += this.of(child);
      linked += this.linked(child);
    }
    this.#all.set(node, all);
    this.#linked.set(node, node.type === "element" && node.tagName === "a" ? all : linked);
  }
}
