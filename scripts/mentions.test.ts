import { expect, it } from 'vitest';
import { mentionChecker } from './mentions.ts';
import { read, trackedFiles } from './repository.ts';

const check = mentionChecker();

it('finds every file that documents and comments name', () => {
  const broken = trackedFiles('*.md', '*.mdx', '*.ts', '*.tsx').flatMap((file) =>
    check(file, read(file)).map((path) => `${file}: ${path}`),
  );
  expect(broken).toEqual([]);
});

it('finds every script of a package that documents and comments name', () => {
  const scripts = trackedFiles('*/package.json').flatMap((file) => {
    const { name, scripts: own = {} } = JSON.parse(read(file));
    // What pnpm does by itself.
    return [...Object.keys(own), 'pack'].map((script) => `${name} ${script}`);
  });
  const missing = trackedFiles('*.md', '*.mdx', '*.ts', '*.tsx').flatMap((file) =>
    [...read(file).matchAll(/pnpm --filter (@aulario\/[\w-]+ [\w:-]+)/g)]
      .filter(([, command = '']) => !scripts.includes(command))
      .map(([command]) => `${file}: ${command}`),
  );
  expect(missing).toEqual([]);
});

it.each([
  ['docs/new.md', 'See [there](nowhere/at/all.md).', 'nowhere/at/all.md'],
  ['docs/new.md', 'It lies in `packages/no-such-package`.', 'packages/no-such-package'],
  ['docs/new.md', 'As `noSuchFile.test.ts` shows.', 'noSuchFile.test.ts'],
  ['scripts/new.ts', '// As noSuchFile.ts does.', 'noSuchFile.ts'],
  ['scripts/new.ts', ['/** Reads ', ' */'].join('docs/nowhere'), 'docs/nowhere'],
])('refuses %s that says %j', (file, text, missing) => {
  expect(check(file, text)).toEqual([missing]);
});
