import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import fc from "fast-check";
import { SourceText } from "/work/main/src/text/source.ts";
import { readPlain } from "/work/main/src/read/plain.ts";
import { accountBreach } from "/work/main/src/read/account.ts";
const root = "/work/shared/";
const files = ["fr","it","fi","en"].flatMap(l => readdirSync(root+"corpus/"+l).filter(f=>!f.endsWith(".json")).map(f=>root+"corpus/"+l+"/"+f)).concat(readdirSync(root+"seeds").filter(f=>f.endsWith(".txt")).map(f=>root+"seeds/"+f));
test.for(files)("%s", (f) => { expect(accountBreach(readPlain(new SourceText(f, readFileSync(f,"utf8"))), true)).toBeUndefined(); });
const tok = fc.constantFrom("a","b "," ","\n","\n\n","\r\n","'","''","'''","*","**","_","__","//","[","]","[[","]]","{","}","{{","}}","{s:c}","{br}","|","<","b>","<b>","</b>","<br>","<!--","-->","<nowiki>","</nowiki>","<ref>","&amp;","&nbsp;","&","http://","[b]","[/b]","[i]","[code]","[/code]","\u00ad","\ufb01","\u00c3\u00a9","\u00c3 ","\u00e2a","\t","==","#","- ","1. ","---","---|---","\n---\nTitle: x\n---\n","5","^","{{#arraymap: ","[url=x]","[*]","\f","\u00a0","<p>","<hr>");
test("fuzz", () => { fc.assert(fc.property(fc.array(tok,{maxLength:40}), (t) => { expect(accountBreach(readPlain(new SourceText("f", t.join(""))), true)).toBeUndefined(); }), {numRuns: 30000}); }, 60000);
const big = (s: string, n: number) => s.repeat(n);
test.for([["[[",""],["*a ",""],["**a ",""],["_a",""],["{{",""],["{{a|",""],["<b>",""],["<nowiki>[</nowiki>",""],["<!--",""],["'' ",""],["'''a ",""],["//a ",""],["[[a|",""],["[b]a ","[/b]"],["&a",""],["|",""],["[http://a ",""],["a\t",""],["{a:b}",""],["***a ***",""],["---\n",""],["`",""],["[",""],["]",""],["}}",""],["<a ",""],["[b ","[/b]"],["\u00c3\u00a9",""],["\u00c3 ",""],["{{#arraymap: a|,|x|x",""], ["\u00ad",""], ["''a'' '''b''' ",""], ["[[a]] ",""], ["[[a|b]] ",""], ["*a _b **c __d //e ''f ",""], ["---\nTitle: x\n",""]])("%j is linear", ([s, tail]) => {
  const run = (n: number) => { const t = big(s, Math.ceil(n/s.length))+tail; const a = performance.now(); readPlain(new SourceText("f", t)); return performance.now()-a; };
  run(20000); const x = run(500_000); expect(x).toBeLessThan(1500); if (x > 200) console.log(JSON.stringify(s), x);
});
