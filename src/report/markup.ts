/** Characters that XML 1.0 does not have, not even escaped. */
const notXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Text that stands for itself in HTML and XML, between tags and in attributes. */
export function escapeMarkup(text: string): string {
  return text.replace(notXml, "\uFFFD").replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
