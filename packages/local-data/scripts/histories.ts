/** Runs random histories of devices: `node scripts/histories.ts [count] [first seed]`. */
import { runHistory, type SignOutAnswer } from '../src/testing/histories/history.ts';

const [count = 5000, first = 1] = process.argv.slice(2).map(Number);
const totals = { steps: 0, kills: 0, failures: 0, chunks: 0, merges: 0, takeovers: 0, agreed: 0 };
const answered: Record<SignOutAnswer, number> = { wait: 0, leave: 0, lose: 0, restore: 0, stay: 0 };
let bad = 0;
for (let seed = first; seed < first + count; seed += 1) {
  const { faults, answers, ...counts } = await runHistory(seed);
  for (const name of Object.keys(totals) as (keyof typeof totals)[]) totals[name] += counts[name];
  for (const name of Object.keys(answers) as SignOutAnswer[]) answered[name] += answers[name];
  if (faults.length === 0) continue;
  bad += 1;
  process.stdout.write(`seed ${String(seed)}: ${faults.join('; ')}\n`);
}
process.stdout.write(
  `${String(count)} histories, ${JSON.stringify({ ...totals, signOuts: answered })}: ${String(bad)} lost or brought back something\n`,
);
process.exitCode = bad === 0 ? 0 : 1;
