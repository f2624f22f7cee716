import { expect, it } from 'vitest';
import { noCounts } from '../readFeed.ts';
import { createProgress, type Progress } from './progress.ts';

/** What is on the screen after a terminal has obeyed carriage returns and cleared lines. */
const screenOf = (written: string) =>
  written.split('\n').map((line) => line.split('\r\u001b[K').at(-1) ?? '');

/** What is written while `show` reports progress. */
function written(isTTY: boolean, columns: number, show: (progress: Progress) => void): string {
  let text = '';
  const write = (part: string | Uint8Array) => {
    text += part;
    return true;
  };
  const progress = createProgress({ write, isTTY, columns });
  show(progress);
  progress.finish();
  return text;
}

const walk = (isTTY: boolean, columns = 100) =>
  written(isTTY, columns, (progress) => {
    progress.feed('udemy', { ...noCounts(), read: 500, kept: 499, refused: 1 }, 0.5);
    progress.feed('udemy', { ...noCounts(), read: 1000, kept: 999, refused: 1 }, 1);
    progress.feed('coursera', { ...noCounts(), read: 7, kept: 7 }, null);
    progress.files(3000);
    progress.finish();
  });

it('redraws one line a feed on a terminal, with a bar where the size is known', () => {
  const shown = walk(true);
  expect(shown).toContain(`udemy ${'█'.repeat(12)}${'░'.repeat(12)} 50 %  500 read`);
  expect(screenOf(shown)).toEqual([
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

it('gives each feed of one provider a line of its own, and long names room for the bar', () => {
  const counts = { ...noCounts(), read: 500, kept: 500 };
  const shown = written(true, 100, (progress) => {
    progress.feed('udemy=lists/2023.json', counts, 1);
    progress.feed('udemy=a/folder/of/lists/that/is/deep/2024.json', counts, 1);
  });
  const bar = `${'█'.repeat(24)} 100 %  500 read, 500 kept, 0 refused`;
  expect(screenOf(shown)).toEqual([
    `udemy=lists/2023.json ${bar}`,
    `udemy=a/folder/…s/deep/2024.json ${bar}`,
    '',
  ]);
});
