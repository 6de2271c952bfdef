import { describe, expect, test } from "vitest";
import { blocksOf, type PlainBlock } from "./blocks.test-data.js";

const fr: PlainBlock = {
  name: "Voile de givre",
  type: "Abjuration [froid]",
  fields: { levels: "Dru 2", range: "contact", duration: "1 round/niveau" },
  body: ["Une brume glacée se lève."],
};
const it: PlainBlock = {
  name: "Velo di brina",
  type: "Abiurazione [Freddo]",
  fields: { levels: "Drd 2", range: "contatto", duration: "1 round/livello" },
  body: ["Si leva una bruma gelida."],
};
const fi: PlainBlock = {
  name: "Kuurahuntu",
  type: "Estäntä [kylmyys]",
  fields: { levels: "Dru 2", range: "kosketus", duration: "1 kierros/taso" },
  body: ["Jäinen usva nousee."],
};

describe("plain text", () => {
  test.for([
    {
      layout: "label: value",
      expected: fr,
      text: "Voile de givre\nAbjuration [froid]\nNiveau : Dru 2\nPortée : contact\nDurée : 1 round/niveau\nUne brume glacée se lève.\n",
    },
    {
      layout: "label: value",
      expected: it,
      text: "Velo di brina\nAbiurazione [Freddo]\nLivello: Drd 2\nRaggio di azione: contatto\nDurata: 1 round/livello\nSi leva una bruma gelida.\n",
    },
    {
      layout: "label: value",
      expected: fi,
      text: "Kuurahuntu\nEstäntä [kylmyys]\nTaso: Dru 2\nKantama: kosketus\nKesto: 1 kierros/taso\nJäinen usva nousee.\n",
    },
    {
      layout: "capitals, blank lines between",
      expected: { ...fr, name: "VOILE DE GIVRE", type: "ABJURATION [FROID]" },
      text: "VOILE DE GIVRE\n\nABJURATION [FROID]\n\nNIVEAU : Dru 2\n\nPORTÉE : contact\n\nDURÉE : 1 round/niveau\n\nUne brume glacée se lève.\n",
    },
    {
      layout: "no accents, no space before the colon",
      expected: fr,
      text: "Voile de givre\nAbjuration [froid]\nNiveau: Dru 2\nPortee: contact\nDuree: 1 round/niveau\nUne brume glacée se lève.\n",
    },
    {
      layout: "other spaces before the colon",
      expected: fr,
      text: "Voile de givre\nAbjuration [froid]\nNiveau\u00A0: Dru 2\nPortée\u202F:\u00A0contact\nDurée\u2009: 1 round/niveau\nUne brume glacée se lève.\n",
    },
    {
      layout: "CRLF and CR",
      expected: it,
      text: "Velo di brina\r\nAbiurazione [Freddo]\r\nLivello: Drd 2\r\nRaggio di azione: contatto\rDurata: 1 round/livello\r\nSi leva una bruma gelida.\r\n",
    },
    {
      layout: "label and value on two lines",
      expected: fr,
      text: "Voile de givre\nAbjuration [froid]\nNiveau\nDru 2\nPortée\ncontact\nDurée\n1 round/niveau\n\nUne brume glacée se lève.\n",
    },
    {
      layout: "label with colon, value below, tabs and spaces at the ends",
      expected: it,
      text: "Velo di brina\nAbiurazione [Freddo]\nLivello: \t\nDrd 2  \nRaggio di azione:\ncontatto\t\nDurata: \n1 round/livello\n\nSi leva una bruma gelida.\n",
    },
    {
      layout: "label with colon, blank line, value",
      expected: fi,
      text: "Kuurahuntu\nEstäntä [kylmyys]\n\nTaso:\n\nDru 2\n\nKantama:\n\nkosketus\n\nKesto:\n\n1 kierros/taso\n\nJäinen usva nousee.\n",
    },
    {
      layout: "bullets",
      expected: fi,
      text: "Kuurahuntu\nEstäntä [kylmyys]\n• Taso: Dru 2\n• Kantama: kosketus\n• Kesto: 1 kierros/taso\n\nJäinen usva nousee.\n",
    },
    {
      layout: "dashes as bullets",
      expected: it,
      text: "Velo di brina\nAbiurazione [Freddo]\n- Livello: Drd 2\n- Raggio di azione: contatto\n- Durata: 1 round/livello\n\nSi leva una bruma gelida.\n",
    },
    {
      layout: "tabs instead of colons",
      expected: fi,
      text: "Kuurahuntu\nEstäntä [kylmyys]\nTaso\tDru 2\nKantama\tkosketus\nKesto\t1 kierros/taso\n\nJäinen usva nousee.\n",
    },
    {
      layout: "dot leaders",
      expected: fr,
      text: "Voile de givre\nAbjuration [froid]\nNiveau ........ Dru 2\nPortée ........ contact\nDurée ......... 1 round/niveau\n\nUne brume glacée se lève.\n",
    },
    {
      layout: "equals signs",
      expected: it,
      text: "Velo di brina\nAbiurazione [Freddo]\nLivello = Drd 2\nRaggio di azione = contatto\nDurata = 1 round/livello\n\nSi leva una bruma gelida.\n",
    },
    {
      layout: "quoted mail",
      expected: fr,
      text: "> Voile de givre\n> Abjuration [froid]\n> Niveau : Dru 2\n> Portée : contact\n> Durée : 1 round/niveau\n>\n> Une brume glacée se lève.\n",
    },
    {
      layout: "several labels on a line, semicolons",
      expected: { ...fr, type: undefined, fields: { school: "Abjuration [froid]", ...fr.fields } },
      text: "Voile de givre\nÉcole Abjuration [froid] ; Niveau Dru 2\nPortée contact ; Durée 1 round/niveau\n\nUne brume glacée se lève.\n",
    },
    {
      layout: "several labels on a line, badly scanned",
      expected: { ...fr, type: undefined, fields: { school: "Abjuration [froid]", ...fr.fields } },
      text: "Voile de givre\nÉcoIe Abjuration [froid] ; Niveau Dru 2\nP0rtée contact ; Durée 1 round/niveau\n\nUne brume glacée se lève.\n",
    },
    {
      layout: "badly scanned labels, lost colons",
      expected: it,
      text: "Velo di brina\nAbiurazione [Freddo]\nLiv ello: Drd 2\nRagqio di azicne; contatto\nDurara. 1 round/livello\nSi leva una bruma gelida.\n",
    },
    {
      layout: "badly scanned labels, semicolons for colons",
      expected: fi,
      text: "Kuurahuntu\nEstäntä [kylmyys]\nTas0: Dru 2\nKantama; kosketus\nKest o: 1 kierros/taso\nJäinen usva nousee.\n",
    },
    {
      layout: "several labels on a line, bars",
      expected: it,
      text: "Velo di brina\nAbiurazione [Freddo]\nLivello: Drd 2 | Raggio di azione: contatto | Durata: 1 round/livello\n\nSi leva una bruma gelida.\n",
    },
    {
      layout: "several labels on a line, middle dots",
      expected: fi,
      text: "Kuurahuntu\nEstäntä [kylmyys]\nTaso: Dru 2 · Kantama: kosketus · Kesto: 1 kierros/taso\n\nJäinen usva nousee.\n",
    },
    {
      layout: "several labels on a line, slashes",
      expected: fr,
      text: "Voile de givre\nAbjuration [froid]\nNiveau : Dru 2 / Portée : contact / Durée : 1 round/niveau\n\nUne brume glacée se lève.\n",
    },
    {
      layout: "several labels on a line, tabs",
      expected: it,
      text: "Velo di brina\nAbiurazione [Freddo]\nLivello: Drd 2\tRaggio di azione: contatto\tDurata: 1 round/livello\n\nSi leva una bruma gelida.\n",
    },
    {
      layout: "lines glued together behind digits and brackets",
      expected: {
        ...fr,
        fields: { levels: "Dru 2", range: "courte (7,50 m + 1,50 m/2 niveaux)", duration: "1 round/niveau" },
      },
      text: "Voile de givre\nAbjuration [froid]\nNiveau : Dru 2Portée : courte (7,50 m + 1,50 m/2 niveaux)Durée : 1 round/niveau\n\nUne brume glacée se lève.\n",
    },
    {
      layout: "lines glued together behind digits and brackets",
      expected: { ...fi, fields: { levels: "Dru 2", range: "lyhyt (25 j + 5 j/2 tasoa)", duration: "1 kierros/taso" } },
      text: "Kuurahuntu\nEstäntä [kylmyys]\nTaso: Dru 2Kantama: lyhyt (25 j + 5 j/2 tasoa)Kesto: 1 kierros/taso\n\nJäinen usva nousee.\n",
    },
    {
      layout: "the block on one line",
      expected: it,
      text: "Velo di brina\nAbiurazione [Freddo]\nLivello: Drd 2; Raggio di azione: contatto; Durata: 1 round/livello. Si leva una bruma gelida.\n",
    },
  ])("$layout: $expected.name", async ({ text, expected }) => {
    const [block, ...others] = await blocksOf(text);
    const fields = Object.fromEntries(
      Object.entries(block?.fields ?? {}).map(([k, v]) => [k, v.replace(/[\s;.|]+$/u, "")]),
    );
    expect([{ ...block, fields }, ...others]).toEqual([expected]);
  });
});

describe("Markdown and HTML", () => {
  test.for([
    {
      layout: "header in italics throughout, with a label's word at the end of a value",
      file: "a.md",
      expected: { ...fr, fields: { ...fr.fields, range: "courte (7,50 m + 1,50 m/2 niveaux)" } },
      text: "Voile de givre\n\n*Abjuration [froid]*\n\n*Niveau : Dru 2*\n\n*Portée : courte (7,50 m + 1,50 m/2 niveaux)*\n\n*Durée : 1 round/niveau*\n\nUne brume glacée se lève.\n",
    },
    {
      layout: "bold labels",
      file: "a.md",
      expected: fr,
      text: "## Voile de givre\n\n*Abjuration [froid]*\n\n**Niveau :** Dru 2  \n**Portée :** contact  \n**Durée :** 1 round/niveau\n\nUne brume glacée se lève.\n",
    },
    {
      layout: "bold labels, colon outside",
      file: "a.md",
      expected: fi,
      text: "# Kuurahuntu\n\nEstäntä [kylmyys]\n\n**Taso**: Dru 2\n\n**Kantama**: kosketus\n\n**Kesto**: 1 kierros/taso\n\nJäinen usva nousee.\n",
    },
    {
      layout: "bold labels without colons",
      file: "a.md",
      expected: it,
      text: "# Velo di brina\n\nAbiurazione [Freddo]\n\n**Livello** Drd 2\n\n**Raggio di azione** contatto\n\n**Durata** 1 round/livello\n\nSi leva una bruma gelida.\n",
    },
    {
      layout: "a list",
      file: "a.md",
      expected: it,
      text: "# Velo di brina\n\nAbiurazione [Freddo]\n\n- **Livello:** Drd 2\n- **Raggio di azione:** contatto\n- **Durata:** 1 round/livello\n\nSi leva una bruma gelida.\n",
    },
    {
      layout: "a table of two columns",
      file: "a.md",
      expected: fi,
      text: "# Kuurahuntu\n\nEstäntä [kylmyys]\n\n| | |\n|---|---|\n| Taso | Dru 2 |\n| Kantama | kosketus |\n| Kesto | 1 kierros/taso |\n\nJäinen usva nousee.\n",
    },
    {
      layout: "an HTML table, labels in th",
      file: "a.html",
      expected: fr,
      text: "<h2>Voile de givre</h2><p>Abjuration [froid]</p><table><tr><th>Niveau</th><td>Dru 2</td></tr><tr><th>Portée</th><td>contact</td></tr><tr><th>Durée</th><td>1 round/niveau</td></tr></table><p>Une brume glacée se lève.</p>",
    },
    {
      layout: "an HTML grid of label and value cells",
      file: "a.html",
      expected: it,
      text: "<h1>Velo di brina</h1><p><i>Abiurazione [Freddo]</i></p><table><tr><th>Livello:</th><td>Drd 2</td><th>Raggio di azione:</th><td>contatto</td></tr><tr><th>Durata:</th><td>1 round/livello</td></tr></table><p>Si leva una bruma gelida.</p>",
    },
    {
      layout: "HTML lines with br",
      file: "a.html",
      expected: fi,
      text: "<h3>Kuurahuntu</h3><p>Estäntä [kylmyys]<br><b>Taso:</b> Dru 2<br/><b>Kantama:</b> kosketus<br /><b>Kesto:</b> 1 kierros/taso</p><p>Jäinen usva nousee.</p>",
    },
    {
      layout: "an HTML list",
      file: "a.html",
      expected: fr,
      text: "<h2>Voile de givre</h2><div>Abjuration [froid]</div><ul><li>Niveau&nbsp;: Dru 2</li><li>Portée&nbsp;: contact</li><li>Durée&nbsp;: 1 round/niveau</li></ul><p>Une brume glacée se lève.</p>",
    },
    {
      layout: "an HTML definition list",
      file: "a.html",
      expected: it,
      text: "<h2>Velo di brina</h2><p>Abiurazione [Freddo]</p><dl><dt>Livello</dt><dd>Drd 2</dd><dt>Raggio di azione</dt><dd>contatto</dd><dt>Durata</dt><dd>1 round/livello</dd></dl><p>Si leva una bruma gelida.</p>",
    },
  ])("$layout: $expected.name", async ({ text, file, expected }) => {
    expect(await blocksOf(text, file)).toEqual([expected]);
  });
});
