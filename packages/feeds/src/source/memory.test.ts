import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { shapes } from '../testing/shapes.ts';

const run = promisify(execFile);
const script = join(import.meta.dirname, '../testing/measureReading.ts');
const folder = mkdtempSync(join(tmpdir(), 'memory-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

const record = (number: number) => JSON.stringify(shapes[0]?.good(number));
const mebibyte = 2 ** 20;
/** A process that has read nothing takes 100 MiB: one that holds the whole text takes more than this. */
const maxPeakMebibytes = 384;

/** What this process has is not the reading's: other tests of the same worker may take as much. */
const heldHere = Buffer.alloc(maxPeakMebibytes * mebibyte, 1);

const packed = (character: string) => gzipSync(character.repeat(64 * mebibyte));

/** 64 MiB of each character, packed once for all texts. */
const pieces = { a: packed('a'), '[': packed('[') };

/** A text of 320 MiB in 320 KB: packed files may be put behind each other. */
function bomb(before: string, middle: keyof typeof pieces, after: string): Buffer {
  return Buffer.concat([
    gzipSync(before),
    ...Array.from({ length: 5 }, () => pieces[middle]),
    gzipSync(after),
  ]);
}

it.each([
  ['a line', 'a.jsonl.gz', `${record(1)}\n`, 'a', `\n${record(2)}\n`, 2],
  ['a text', 'a.json.gz', `[${record(1)},{"id":"`, 'a', `"},${record(2)}]`, 2],
  ['a deep list', 'a.json.gz', `[${record(1)},`, '[', '', 1],
  ['a key', 'a.json.gz', '{"', 'a', '":[]}', 0],
  ['a script', 'a.html.gz', '<script type="application/ld+json">"', 'a', '"</script>', 0],
  ['a cell', 'a.csv.gz', 'id,title,url\n1,"', 'a', '"\n', 0],
] as const)(
  'reads %s of 320 MiB in at most 384 MiB',
  async (_, name, before, middle, after, kept) => {
    const file = join(folder, name);
    writeFileSync(file, bomb(before, middle, after));
    const { stdout } = await run(process.execPath, [script, 'udemy', file]);
    const { peakMebibytes, ...counts } = JSON.parse(stdout);
    expect(process.memoryUsage.rss()).toBeGreaterThan(heldHere.length);
    expect(counts.kept).toBe(kept);
    expect(peakMebibytes).toBeLessThan(maxPeakMebibytes);
  },
);
