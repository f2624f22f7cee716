import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyWorkspace } from './copyWorkspace.ts';
import { brokenMentions } from './mentions.ts';

let copy: string;

beforeAll(() => {
  copy = copyWorkspace();
});

afterAll(() => rmSync(copy, { recursive: true }));

it('finds every file that documents and comments name', () => {
  expect(brokenMentions(copy)).toEqual([]);
});

it.each([
  ['docs/new.md', 'See [there](nowhere/at/all.md).', 'nowhere/at/all.md'],
  ['docs/new.md', 'It lies in `packages/no-such-package`.', 'packages/no-such-package'],
  ['docs/new.md', 'As `noSuchFile.test.ts` shows.', 'noSuchFile.test.ts'],
  ['scripts/new.ts', '// As noSuchFile.ts does.', 'noSuchFile.ts'],
  ['scripts/new.ts', ['/** Reads ', ' */'].join('docs/nowhere'), 'docs/nowhere'],
])('refuses %s that says %j', (file, text, missing) => {
  const path = join(copy, file);
  writeFileSync(path, `${text}\n`);
  const broken = brokenMentions(copy);
  rmSync(path);
  expect(broken).toContain(`${file}: ${missing}`);
});
