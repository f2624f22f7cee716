import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { read, root } from './repository.ts';

/** The words of a table's first column: 'añadir, añade' of '| añadir, añade | agregar |'. */
function ruledOut(page: string, heading: string): string[] {
  const [, section = ''] = page.split(`## ${heading}\n`);
  const [table = ''] = section.split('\n## ');
  return [...table.matchAll(/^\| ([^|]+) \|/gm)]
    .map(([, cell = '']) => cell)
    .filter((cell) => cell !== 'not' && !cell.startsWith('---'))
    .flatMap((cell) => cell.split(', '));
}

/** Whole words only, whatever letters stand beside them; 'vale la pena' is an idiom. */
const findsOf = (words: readonly string[], text: string): string[] =>
  words.filter((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})(?! la pena)`, 'iu').test(text));

/** The first Spanish name of each subject, which readers see; courses name subjects in English themselves. */
const subjectNames = Object.values(
  JSON.parse(read('packages/search/src/language/glossary/subjects.json')) as Record<
    string,
    string[]
  >,
).flatMap((lines) => lines.map((line) => [line, line.split(/[|=]/)[0] ?? ''] as const));

/** Each text of a language by where it stands; addresses of links are no words. */
function textsOf(language: 'es' | 'en'): (readonly [string, string])[] {
  const catalogue = JSON.parse(read(`packages/frame/src/locales/${language}.json`)) as Record<
    string,
    string
  >;
  const routes = globSync('packages/my-courses/src/route/data/*.json', { cwd: root });
  const routeNames = routes.flatMap((path) =>
    [...read(path).matchAll(/^ *"([\w-]+) \| (?<es>[^|=]+) = (?<en>[^|]+) \|/gm)].map(
      ({ 1: id = '', groups }) => [`${path}: ${id}`, groups?.[language] ?? ''] as const,
    ),
  );
  const articles = globSync(`packages/screens/src/content/**/*.${language}.md`, { cwd: root });
  return [
    ...Object.entries(catalogue),
    ...routeNames,
    ...(language === 'es' ? subjectNames : []),
    ...articles.map((path) => [path, read(path).replace(/\]\([^)]*\)|<!--.*?-->/g, '')] as const),
  ];
}

const page = read('docs/words.md');

it.each([
  ['es', 'Spanish'],
  ['en', 'English'],
] as const)('no text in %s has a word that docs/words.md rules out', (language, heading) => {
  const words = ruledOut(page, heading);
  const finds = textsOf(language).flatMap(([where, text]) =>
    findsOf(words, text).map((word) => `${where}: ${word}`),
  );
  expect(finds).toEqual([]);
});

it.each([
  ['es', /[“‘]/],
  ['en', /[«»‘]/],
] as const)('every text in %s has the quotation marks of its language', (language, others) => {
  const finds = textsOf(language).filter(([, text]) => others.test(text));
  expect(finds).toEqual([]);
});

it('finds a word that is ruled out, and no other that contains it', () => {
  const words = ruledOut(page, 'Spanish');
  expect(words).toContain('ordenador');
  expect(findsOf(words, 'En el ordenador, añade un vídeo')).toEqual([
    'añade',
    'ordenador',
    'vídeo',
  ]);
  expect(findsOf(words, 'Vale la pena: equivale al precio de las fotos')).toEqual([]);
});
