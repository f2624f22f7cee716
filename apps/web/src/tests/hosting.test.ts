import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { allScreens, paths } from '@aulario/frame/navigation/paths.ts';
import { screenPages } from '@aulario/prerender/pages/addresses/screenPages.ts';
import { expect, it } from 'vitest';

interface Rewrite {
  readonly source: string;
  readonly destination: string;
}

interface HeaderRule {
  readonly source: string;
  readonly headers: readonly { readonly key: string; readonly value: string }[];
}

const { hosting }: { hosting: { rewrites: readonly Rewrite[]; headers: readonly HeaderRule[] } } =
  JSON.parse(readFileSync(join(import.meta.dirname, '../../../../firebase.json'), 'utf8'));

/** The source as hosting reads it: '@(a|b)' is one of them, '**' is anything. */
const matcherOf = (source: string) =>
  new RegExp(`^${source.replaceAll('@(', '(?:').replaceAll('**', '.*')}$`);

/** What hosting answers with: the last rule that has the header. */
const headerAt = (path: string, name: string) =>
  hosting.headers
    .filter(({ source }) => matcherOf(source).test(path))
    .flatMap(({ headers }) => headers.filter(({ key }) => key === name))
    .at(-1)?.value;

/** A pattern of the router, and the page that answers it. */
type Case = [pattern: string, page: string];

/** The page that hosting answers an address with, if no file has its name. */
const pageAt = (path: string) =>
  hosting.rewrites.find(({ source }) => matcherOf(source).test(path))?.destination;

const addresses = allScreens.flatMap<Case>(([name, screen]) => [
  ...screen.dashboard.map((path): Case => [path, '/dashboard.html']),
  ...screen.public
    // The others have pages of their own.
    .filter((path) => screenPages[name] === null || /:(?!slug$)/.test(path))
    .flatMap((path) => languages.map(({ code }) => inLanguage(path, code)))
    .map((path): Case => [path, '/app.html']),
]);

it.each([...addresses, [paths.authSignUp, '/app.html']])(
  'answers %s with the application',
  (pattern, page) => {
    expect(pageAt(pattern.replaceAll(/:(\w+)\??/g, '$1'))).toBe(page);
  },
);

const embedded = [paths.embedList, paths.embedRoute].flatMap((path) =>
  languages.map(({ code }) => inLanguage(path, code)),
);

it.each(embedded)('answers %s with the page for frames, which keeps its policy short', (path) => {
  expect(pageAt(path)).toBe('/embed.html');
  const policy = headerAt(path, 'Content-Security-Policy');
  expect(policy).toContain("default-src 'none'; script-src 'self';");
  expect(policy).toContain("form-action 'none'; frame-ancestors *;");
  expect(headerAt(path, 'X-Frame-Options')).toBe('ALLOWALL');
});

it.each(['/', '/courses', '/list', '/embed', '/embed/none', '/en/embed/list/a', '/a/embed/list'])(
  'lets nobody frame %s',
  (path) => {
    expect(headerAt(path, 'Content-Security-Policy')).toContain("frame-ancestors 'none'");
    expect(headerAt(path, 'X-Frame-Options')).toBe('DENY');
  },
);
