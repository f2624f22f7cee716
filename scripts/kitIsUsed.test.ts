import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const kit = 'packages/ui/src';

const sourcesIn = (folder: string) =>
  globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).filter(
    (file) => !/\.(test|stories|fixture)\.tsx?$|\/testing\//.test(file),
  );

const read = (file: string) => readFileSync(join(root, file), 'utf8');

/** The imports and re-exports of a source, with the names in braces. */
const importsOf = (file: string) =>
  [...read(file).matchAll(/(?:\{([^{}]*)\}|) from '([^']+)'/g)].map(
    ([, names = '', from = '']) => ({
      names: names.split(',').map((name) => name.trim()),
      from,
    }),
  );

/** Every value that the kit exports, with its source file. */
const offered = importsOf(`${kit}/index.ts`).flatMap(({ names, from }) =>
  names
    .filter((name) => name && !name.startsWith('type '))
    .map((name) => ({ name, file: join(kit, from) })),
);

/** What the application imports from the kit, its stories and tests apart. */
const asked = new Set(
  sourcesIn('apps/web/src')
    .flatMap(importsOf)
    .filter(({ from }) => from === '@aulario/ui')
    .flatMap(({ names }) => names),
);

/** The files of the kit that those need, and those that they need. */
function needed(): Set<string> {
  const files = new Set<string>();
  const visit = (file: string) => {
    if (files.has(file)) return;
    files.add(file);
    for (const { from } of importsOf(file)) {
      if (from.startsWith('.') && /\.tsx?$/.test(from)) visit(normalize(join(dirname(file), from)));
    }
  };
  for (const { name, file } of offered) if (asked.has(name)) visit(file);
  return files;
}

it('has no component and no pattern that no screen uses', () => {
  const files = needed();
  expect(files.size).toBeGreaterThan(50);
  const unused = sourcesIn(kit).filter(
    (file) => /\/(components|patterns)\/.*\/[A-Z]\w*\.tsx$/.test(file) && !files.has(file),
  );
  expect(unused).toEqual([]);
});
