import { expect, it } from 'vitest';
import { noCounts } from '../readFeed.ts';
import { createProgress } from './progress.ts';

/** What is on the screen after a terminal has obeyed carriage returns and cleared lines. */
const screenOf = (written: string) =>
  written.split('\n').map((line) => line.split('\r\u001b[K').at(-1) ?? '');

function walk(isTTY: boolean, columns = 100): string {
  let written = '';
  const write = (text: string | Uint8Array) => {
    written += text;
    return true;
  };
  const progress = createProgress({ write, isTTY, columns });
  progress.feed('udemy', { ...noCounts(), read: 500, kept: 499, refused: 1 }, 0.5);
  progress.feed('udemy', { ...noCounts(), read: 1000, kept: 999, refused: 1 }, 1);
  progress.feed('coursera', { ...noCounts(), read: 7, kept: 7 }, null);
  progress.files(3000);
  progress.finish();
  progress.finish();
  return written;
}

it('redraws one line a feed on a terminal, with a bar where the size is known', () => {
  const written = walk(true);
  expect(written).toContain(`udemy ${'█'.repeat(12)}${'░'.repeat(12)} 50 %  500 read`);
  expect(screenOf(written)).toEqual([
    `udemy ${'█'.repeat(24)} 100 %  1000 read, 999 kept, 1 refused`,
    'coursera: 7 read, 7 kept, 0 refused',
    'writing: 3000 files',
    '',
  ]);
});

it('never wraps in a narrow terminal', () => {
  for (const line of screenOf(walk(true, 40))) expect(line.length).toBeLessThan(40);
});

it('writes plain lines, one a step, where there is no terminal', () => {
  expect(walk(false)).toBe(
    'udemy: 1000 read, 999 kept, 1 refused\ncoursera: 7 read, 7 kept, 0 refused\nwriting: 3000 files\n',
  );
});
