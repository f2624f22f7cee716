/** Runs random histories of devices: `node scripts/histories.ts [count] [first seed]`. */
import { runHistory } from '../src/testing/histories/history.ts';

const [count = 5000, first = 1] = process.argv.slice(2).map(Number);
const totals = { steps: 0, kills: 0, failures: 0, chunks: 0, merges: 0, takeovers: 0 };
let bad = 0;
for (let seed = first; seed < first + count; seed += 1) {
  const { faults, ...counts } = await runHistory(seed);
  for (const name of ['steps', 'kills', 'failures', 'chunks', 'merges', 'takeovers'] as const) {
    totals[name] += counts[name];
  }
  if (faults.length === 0) continue;
  bad += 1;
  process.stdout.write(`seed ${String(seed)}: ${faults.join('; ')}\n`);
}
process.stdout.write(
  `${String(count)} histories, ${JSON.stringify(totals)}: ${String(bad)} lost or brought back something\n`,
);
process.exitCode = bad === 0 ? 0 : 1;
