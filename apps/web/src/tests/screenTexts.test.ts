import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { partOf } from '@aulario/frame/language/textParts.ts';
import es from '@aulario/frame/locales/es.json';
import { allScreens, layouts } from '@aulario/frame/navigation/paths.ts';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../../../packages');
const screens = join(packages, 'screens/src');
const prefixes = new Set(Object.keys(es).map((id) => id.split('.')[0] ?? ''));

/** The file of a route, in whichever feature it is. */
function routeFile(name: string): string {
  const [file] = globSync(`**/${name}.route.tsx`, { cwd: screens });
  if (file === undefined) throw new Error(`There is no route ${name}.`);
  return join(screens, file);
}

/** The files of the application that a file needs, what it loads later included. */
function filesOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  const imports = readFileSync(file, 'utf8').matchAll(
    /(?:from|import\()\s*'(?:@aulario\/(?<name>frame|course-view|screens)\/)?(?<path>[^']+\.tsx?)'/g,
  );
  for (const { groups: { name, path = '' } = {} } of imports) {
    // It names the titles of all screens.
    if (path.endsWith('navigation/paths.ts') || path === './paths.ts') continue;
    filesOf(
      name === undefined ? join(dirname(file), path) : join(packages, name, 'src', path),
      found,
    );
  }
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

const routes = [...allScreens, ...Object.entries(layouts)];

it.each(routes)('%s loads every text that it names, its title included', (name, route) => {
  const named = partsNamedIn(filesOf(routeFile(name)));
  if ('title' in route && route.title !== null) named.add(partOf(route.title));
  named.delete('app');
  expect([...named].toSorted()).toEqual([...route.texts].toSorted());
});

it('names nothing before a screen has loaded that the application does not hold', () => {
  const app = join(import.meta.dirname, '../app/App.tsx');
  const files = [app, ...['rootLayout', 'waiting', 'rootError'].map(routeFile)];
  expect([...partsNamedIn(files.flatMap((file) => [...filesOf(file)]))]).toEqual(['app']);
});
