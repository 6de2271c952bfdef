import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const cli = join(import.meta.dirname, "../../dist/cli.js");

export interface Run {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

interface RunOptions {
  readonly cwd?: string;
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** Environment of a run: nothing of the machine's own language or colours. */
export const plainEnv = (env: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv => ({
  PATH: process.env["PATH"],
  LANG: "C",
  ...env,
});

/** Runs the built command line as a user would. */
export function ruleglot(args: readonly string[], { cwd, input, env }: RunOptions = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [cli, ...args], { cwd, env: plainEnv(env) });
    const out: Buffer[] = [];
    const err: Buffer[] = [];
    child.stdout.on("data", (chunk: Buffer) => out.push(chunk));
    child.stderr.on("data", (chunk: Buffer) => err.push(chunk));
    child.on("error", reject);
    child.on("close", (code) =>
      resolve({ code, stdout: Buffer.concat(out).toString("utf8"), stderr: Buffer.concat(err).toString("utf8") }),
    );
    child.stdin.on("error", () => undefined); // a run that fails early does not read it
    child.stdin.end(input ?? "");
  });
}

/** A new temporary folder with these files. */
export function folderWith(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), "ruleglot-e2e-"));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

interface SpellText {
  readonly name?: string;
  readonly duration?: string;
}

/** A spell in French, in the layout of the books; `duration` as printed. */
export const frenchSpell = ({
  name = "Lueur de vase",
  duration = "10 minutes/niveau (T)",
}: SpellText = {}): string => `${name}
Évocation [lumière]
Niveau : Dru 1, Ens/Mag 1
Composantes : V, G
Temps d’incantation : 1 action simple
Portée : contact
Cible : objet touché
Durée : ${duration}
Jet de sauvegarde : aucun
Résistance à la magie : non
La vase du lac luit sur l’objet et éclaire la barque du passeur.
`;

/** The same spell in Finnish. */
export const finnishSpell = ({
  name = "Liejun hehku",
  duration = "10 minuuttia/taso (P)",
}: SpellText = {}): string => `${name}
Lietsonta [valo]
Taso: Dru 1, Vel/Tkr 1
Osatekijät: P, E
Langetusaika: 1 vakiotoiminto
Kantama: kosketus
Kohde: kosketettu esine
Kestoaika: ${duration}
Laistoheitto: ei ole
Loitsunsieto: ei
Järven lieju hehkuu esineen pinnalla ja valaisee lautturin veneen.
`;

/** A value that no pack can read. */
export const nonsense = "trois lunes de brume";
