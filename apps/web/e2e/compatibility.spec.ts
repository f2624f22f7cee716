import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fallbacks, libraryNames } from '@aulario/dev-tools/compatibility/fallbacks.ts';
import { pageFeatures, scriptFeatures } from '@aulario/dev-tools/compatibility/usedFeatures.ts';
import { expect, test } from '@playwright/test';

const folder = join(import.meta.dirname, '../dist-emulator');

/** Without the content's hash. */
const nameOf = (file: string) => basename(file).replace(/(?:-[\w-]{8})?\.js$/, '');

test('what is built needs nothing that a supported browser lacks', () => {
  test.slow();
  const found = new Map<string, string>();
  const add = (file: string, features: Iterable<string>) => {
    for (const feature of features) found.set(`${nameOf(file)}: ${feature}`, feature);
  };
  for (const file of globSync('{*,assets/*}.js', { cwd: folder }))
    add(file, scriptFeatures(readFileSync(join(folder, file), 'utf8')));
  // One page of each kind; pages of courses and categories are alike.
  const pages = globSync('{*,en/*,courses/business,blog/reading-a-price}.html', { cwd: folder });
  const [course] = globSync('course/**/*.html', { cwd: folder });
  for (const page of [...pages, course ?? ''])
    add('pages', pageFeatures(readFileSync(join(folder, page), 'utf8')));

  const ofLibraries = Object.entries(libraryNames).flatMap(([file, features]) =>
    features.map((feature) => `${file}: ${feature}`),
  );
  const without = [...found].filter(
    ([key, feature]) => !(feature in fallbacks) && !ofLibraries.includes(key),
  );
  expect(without.map(([key]) => key)).toEqual([]);

  const features = [...found.values()];
  expect(Object.keys(fallbacks).filter((feature) => !features.includes(feature))).toEqual([]);
  expect(ofLibraries.filter((key) => !found.has(key))).toEqual([]);
});
