import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeFeed } from './feeds/writeFeed.ts';
import { machine, table, writeReport } from './writeReport.ts';

const sizes = process.argv.includes('--quick') ? [10_000] : [10_000, 100_000, 1_000_000];
const reader = fileURLToPath(new URL('feeds/readMeasured.ts', import.meta.url));
const maxPeakMb = 512;

const folder = await mkdtemp(join(tmpdir(), 'aulario-bench-feeds-'));
const rows: string[][] = [];
try {
  for (const records of sizes) {
    const file = join(folder, 'feed.json');
    await writeFeed(file, records);
    const { size } = await stat(file);
    const answer = execFileSync(process.execPath, [reader, file], { encoding: 'utf8' });
    const { kept, seconds, peakMb } = JSON.parse(answer);
    if (kept !== records || peakMb > maxPeakMb) throw new Error(`${records}: ${answer}`);
    const cells = [
      records,
      Math.round(size / 1e6),
      seconds.toFixed(1),
      Math.round(records / seconds),
      Math.round(peakMb),
    ];
    rows.push(cells.map((cell) => cell.toLocaleString('en')));
    console.log(cells.join(' '));
  }
} finally {
  await rm(folder, { recursive: true });
}

const text = `# Reading feeds

\`pnpm bench:feeds\`: made-up records in Udemy's shape, read from one JSON file record by record, with
all facts of each. ${machine()}, used by others at the same time.
The memory is the peak of the whole process; more than ${maxPeakMb} MB fails.

${table(['records', 'file, MB', 'seconds', 'records a second', 'peak memory, MB'], rows)}
`;
if (sizes.length > 1) writeReport('docs/benchmarks/feeds.md', text);
