import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changesBetween, orphanFiles, readHashes, writeHashes } from './hashes.ts';

const taken = {
  'hero--wide': { 'light-320': 'a', 'dark-320': 'b' },
  'hero--tall': { 'light-320': 'c' },
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hashes-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('records what was taken', () => {
  writeHashes(folder, 'hero', taken);
  expect(readHashes(folder, 'hero')).toEqual(taken);
  expect(changesBetween(readHashes(folder, 'hero'), taken)).toEqual([]);
});

it.each([
  [
    'another picture',
    { ...taken, 'hero--tall': { 'light-320': 'd' } },
    { before: 'd', after: 'c' },
  ],
  ['a new one', { 'hero--wide': taken['hero--wide'] }, { before: undefined, after: 'c' }],
  ['one that is gone', { ...taken, old: { rtl: 'e' } }, { before: 'e', after: undefined }],
])('finds %s', (_, recorded, change) => {
  expect(changesBetween(recorded, taken)).toEqual([expect.objectContaining(change)]);
});

it('finds the files of no component', () => {
  writeHashes(folder, 'hero', taken);
  writeFileSync(join(folder, 'notes.txt'), '');
  expect(orphanFiles(folder, ['hero'])).toEqual([join(folder, 'notes.txt')]);
});
