import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** `[words](path)`, up to a query or a hash. */
const link = /\]\((?!\w+:|#)([^)\s#?]+)/g;

/** A path below a folder of the root, or the name of a source file or of a document, with its folders. */
const mention =
  /(?<![\w/@.-])(?:(?:\.\.?\/)*(?:[\w.{}*,-]+\/)*[\w{*][\w.{}*,-]*\.(?:tsx?|mdx?|css|yml)\b|(?:apps|bench|docs|packages|scripts|\.storybook|\.github)\/[\w./{}*,-]*[\w}*])/g;

/** Benchmark reports and replaced decisions may name files that no longer exist. */
const isRecord = (file: string, text: string) =>
  /^(docs\/benchmarks|bench\/src\/templates)\//.test(file) || /^Status: replaced/m.test(text);

/** Texts of the product, whose links are addresses and have their own test. */
const isContent = (file: string) => file.startsWith('apps/web/src/content/');

const comment = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** The mentions in a text; in a source, only those in comments. */
function mentionsIn(file: string, text: string): string[] {
  const isDocument = /\.mdx?$/.test(file);
  const parts = isDocument ? [text.replace(link, '')] : (text.match(comment) ?? []);
  return parts.flatMap((part) => part.match(mention) ?? []);
}

const linksIn = (file: string, text: string): string[] =>
  /\.mdx?$/.test(file) ? [...text.matchAll(link)].map(([, path = '']) => path) : [];

/** Returns a line for each mention of a missing file. */
export function brokenMentions(root: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 }).trim().split('\n');
  const files = git('ls-files', '--cached', '--others', '--exclude-standard');
  const folders = files.flatMap((file) =>
    file.split('/').map((_, depth, parts) => parts.slice(0, depth).join('/')),
  );
  const known = new Set([...files, ...folders]);
  const names = new Set(
    files.flatMap((file) => file.split('/').map((_, at, all) => all.slice(at).join('/'))),
  );

  const isIgnored = (path: string) =>
    spawnSync('git', ['check-ignore', path, `${path}/`], { cwd: root }).status === 0;

  const isThere = (file: string, path: string): boolean =>
    known.has(path) ||
    names.has(path) ||
    known.has(normalize(join(dirname(file), path))) ||
    (/[*{]/.test(path) &&
      [path, `**/${path}`].some((glob) => globSync(glob, { cwd: root }).length > 0)) ||
    isIgnored(path);

  return files
    .filter((file) => /\.(?:mdx?|tsx?)$/.test(file) && !isContent(file))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      if (isRecord(file, text)) return [];
      const links = linksIn(file, text).filter(
        (path) => !known.has(normalize(join(dirname(file), path)).replace(/\/$/, '')),
      );
      const mentions = mentionsIn(file, text).filter(
        (path) => !isThere(file, path.replace(/\/$/, '')),
      );
      return [...new Set([...links, ...mentions])].map((path) => `${file}: ${path}`);
    });
}
