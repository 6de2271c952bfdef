/** InDesign's own elements have no namespace; those of its packages have one. */
export const prefixes: Readonly<Record<string, string>> = {
  "http://ns.adobe.com/AdobeInDesign/idml/1.0/packaging": "pkg",
};
