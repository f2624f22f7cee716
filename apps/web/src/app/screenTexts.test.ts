import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { partOf } from '../features/language/textParts.ts';
import es from '../locales/es.json';
import { screenTexts } from './screenTexts.ts';

const source = join(import.meta.dirname, '..');
const prefixes = new Set(Object.keys(es).map((id) => id.split('.')[0] ?? ''));

/** The files of the application that a file needs, what it loads later included. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(/(?:from|import\()\s*'(\.[^']+\.tsx?)'/g);
  for (const [, path = ''] of imports) filesOf(join(dirname(file), path), found);
  return found;
}

/** The parts with the texts that the files name. */
const partsNamedIn = (files: Iterable<string>) =>
  new Set(
    [...files].flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/['`](\w+)\.[\w$]/g)]
        .map(([, prefix = '']) => prefix)
        .filter((prefix) => prefixes.has(prefix))
        .map(partOf),
    ),
  );

it.each(Object.entries(screenTexts))('%s loads every text that it names', (name, parts) => {
  const named = partsNamedIn(filesOf(join(source, `routes/${name}.tsx`)));
  expect([...named].filter((part) => part !== 'app').toSorted()).toEqual([...parts].toSorted());
});

it('names nothing before a screen has loaded that the application does not hold', () => {
  const files = ['App.tsx', '../routes/rootLayout.tsx', '../routes/waiting.tsx'].flatMap((file) => [
    ...filesOf(join(import.meta.dirname, file)),
  ]);
  const failure = filesOf(join(source, 'routes/rootError.tsx'));
  expect([...partsNamedIn([...files, ...failure])]).toEqual(['app']);
});
