import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';
import { read, root, trackedFiles } from './repository.ts';

/** `[words](path)`, up to a query or a hash. */
const link = /\]\((?!\w+:|#)([^)\s#?]+)/g;

/** A path below a folder of the root, or the name of a source file or of a document, with its folders. */
const mention =
  /(?<![\w/@.-])(?:(?:\.\.?\/)*(?:[\w.{}*,-]+\/)*[\w{*][\w.{}*,-]*\.(?:tsx?|mdx?|css|yml)\b|(?:apps|bench|docs|packages|scripts|\.storybook|\.github)\/[\w./{}*,-]*[\w}*])/g;

/** Benchmark reports and replaced decisions may name files that no longer exist. */
const isRecord = (file: string, text: string) =>
  /^(docs\/benchmarks|bench\/src\/templates)\//.test(file) || /^Status: replaced/m.test(text);

/** Texts of the product, whose links are addresses and have their own test. */
const isContent = (file: string) => file.startsWith('packages/screens/src/content/');

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** The mentions in a text; in a source, only those in comments. */
function mentionsIn(file: string, text: string): string[] {
  const isDocument = /\.mdx?$/.test(file);
  const parts = isDocument ? [text.replace(link, '')] : (text.match(comment) ?? []);
  return parts.flatMap((part) => part.match(mention) ?? []);
}

const linksIn = (file: string, text: string): string[] =>
  /\.mdx?$/.test(file) ? [...text.matchAll(link)].map(([, path = '']) => path) : [];

/** The function that it returns lists what a file with this text mentions that the repository does not hold. */
function mentionChecker(): (file: string, text: string) => string[] {
  const parts = trackedFiles().map((file) => file.split('/'));
  const known = new Set(parts.flatMap((all) => all.map((_, at) => all.slice(0, at + 1).join('/'))));
  const names = new Set(parts.flatMap((all) => all.map((_, at) => all.slice(at).join('/'))));

  const isIgnored = (path: string) =>
    spawnSync('git', ['check-ignore', path, `${path}/`], { cwd: root }).status === 0;

  const isThere = (file: string, path: string): boolean =>
    known.has(path) ||
    names.has(path) ||
    known.has(normalize(join(dirname(file), path))) ||
    (/[*{]/.test(path) &&
      [path, `**/${path}`].some((glob) => globSync(glob, { cwd: root }).length > 0)) ||
    isIgnored(path);

  return (file, text) => {
    if (isContent(file) || isRecord(file, text)) return [];
    const links = linksIn(file, text).filter(
      (path) => !known.has(normalize(join(dirname(file), path)).replace(/\/$/, '')),
    );
    const mentions = mentionsIn(file, text).filter(
      (path) => !isThere(file, path.replace(/\/$/, '')),
    );
    return [...new Set([...links, ...mentions])];
  };
}

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
