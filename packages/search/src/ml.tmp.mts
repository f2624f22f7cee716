import { readFileSync } from 'node:fs';
import { openIndex } from './index.ts';
const index = openIndex(new Uint8Array(readFileSync('/tmp/p/million.bin')));
const items = JSON.parse(readFileSync('/tmp/p/items.json','utf8'));
const least = new Map<string, number>(); const totals = new Map<string, number>();
for (let pass=0; pass<3; pass++) for (const { text, language } of items) { const t=performance.now(); const a = await index.search(text, { language: language ?? undefined }); a.rank(0,5); const d=performance.now()-t; least.set(text, Math.min(least.get(text) ?? 1e9, d)); totals.set(text, a.total); }
const rows=[...least].sort((a,b)=>b[1]-a[1]).slice(0,14);
for (const [text, ms] of rows) console.log(ms.toFixed(1), totals.get(text), items.find((i: any)=>i.text===text).kind, '|', text);
