import { readFileSync, writeFileSync } from 'node:fs';
import { Session } from 'node:inspector/promises';
import { openIndex } from './index.ts';
const index = openIndex(new Uint8Array(readFileSync('/tmp/p/million.bin')));
const text = process.argv[2]!;
for (let i=0;i<5;i++) { const a=await index.search(text, { language: 'es' }); a.rank(0,5); }
const s = new Session(); s.connect(); await s.post('Profiler.enable'); await s.post('Profiler.setSamplingInterval', { interval: 200 }); await s.post('Profiler.start');
const t=performance.now(); const n=20; for (let i=0;i<n;i++) { const a=await index.search(text, { language: 'es' }); a.rank(0,5); }
console.log(text, ((performance.now()-t)/n).toFixed(1), 'ms');
const { profile } = await s.post('Profiler.stop') as any;
const self = new Map<string, number>(); const dt = profile.timeDeltas; const byId = new Map(profile.nodes.map((x: any)=>[x.id,x]));
profile.samples.forEach((id: number, i: number)=>{ const nd: any = byId.get(id); const k = nd.callFrame.functionName + ' ' + nd.callFrame.url.split('/').pop() + ':' + nd.callFrame.lineNumber; self.set(k,(self.get(k)??0)+dt[i]); });
const total=[...self.values()].reduce((a,b)=>a+b,0);
for (const [k,v] of [...self].sort((a,b)=>b[1]-a[1]).slice(0,16)) console.log((100*v/total).toFixed(1)+'%', k);
