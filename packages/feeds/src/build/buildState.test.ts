import { mkdirSync, mkdtempSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noState, openBuiltCourses, readRecentChanges, readState } from './buildState.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes a folder that is not there for a first build', async () => {
  expect(await readState(join(folder, 'nowhere'))).toEqual(noState);
});

it.each(['memory.bin.gz', 'gone.json', 'changes.json', 'kept.json'])(
  'takes a %s that cannot be read for no first build',
  async (name) => {
    mkdirSync(join(folder, name));
    await expect(readState(folder)).rejects.toThrow(`${join(folder, name)}: Error: EISDIR`);
  },
);

it('takes courses that cannot be read for no first build', async () => {
  const file = join(folder, 'courses.jsonl.gz');
  mkdirSync(file);
  await expect(openBuiltCourses(folder)).rejects.toThrow('EISDIR');
  rmdirSync(file);
  symlinkSync(file, file);
  await expect(openBuiltCourses(folder)).rejects.toThrow('ELOOP');
});

it('reads the changes of builds that called a discontinued course gone', async () => {
  const [first, second] = [
    { kind: 'free', id: 'udemy:1' },
    { id: 'udemy:2', title: 'gone' },
  ];
  const written = JSON.stringify([first, { kind: 'gone', ...second }]);
  writeFileSync(join(folder, 'changes.json'), written);
  const changes = [first, { kind: 'discontinued', ...second }];
  expect(await readRecentChanges(folder)).toEqual(changes);
});
