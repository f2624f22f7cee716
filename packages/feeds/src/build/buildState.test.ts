import { mkdirSync, mkdtempSync, rmdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { noState, openBuiltCourses, readState } from './buildState.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'state-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('takes a folder that is not there for a first build', async () => {
  expect(await readState(join(folder, 'nowhere'))).toEqual(noState);
});

it.each(['memory.bin.gz', 'discontinued.json', 'changes.json', 'kept.json'])(
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

it.each([
  ['changes.json', '[{"id":"udemy:1"}]'],
  ['changes.json', '{'],
  ['kept.json', '{"udemy":"many"}'],
])('refuses a %s with %s', async (name, text) => {
  writeFileSync(join(folder, name), text);
  await expect(readState(folder)).rejects.toThrow(
    `The state of the last build cannot be read: ${join(folder, name)}`,
  );
});
