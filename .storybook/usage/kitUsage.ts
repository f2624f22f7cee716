import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

const isSource = (file: string) => !/\.(?:test|stories|fixture)\.tsx?$|\/testing\//.test(file);

const importedNames = (code: string) =>
  [...code.matchAll(/import (?:type )?\{([^{}]*)\} from '([^']+)'/g)].flatMap(
    ([, names = '', from = '']) =>
      from === '@aulario/ui' || /^\.{1,2}\/.*\/[A-Z]\w*\.tsx$/.test(from)
        ? names.split(',').map((name) => name.trim().replace(/^type /, ''))
        : [],
  );

/** The files of the kit's patterns and of the application that import each name. */
export function kitUsage(workspace: string): Readonly<Record<string, readonly string[]>> {
  const files = globSync(['packages/ui/src/**/*.tsx', 'apps/web/src/**/*.tsx'], { cwd: workspace })
    .filter(isSource)
    .sort();
  const uses = files.flatMap((file) =>
    importedNames(readFileSync(join(workspace, file), 'utf8')).map((name) => [name, file] as const),
  );
  return Object.fromEntries(
    [...Map.groupBy(uses, ([name]) => name)].map(([name, own]) => [
      name,
      own.map(([, file]) => file).filter((file) => basename(file) !== `${name}.tsx`),
    ]),
  );
}

const module = 'virtual:kit-usage';

/** Tells the pages of components who uses them, from the imports of this very source. */
export const kitUsageModule = (): Plugin => ({
  name: 'kit-usage',
  resolveId: (id) => (id === module ? `\0${module}` : null),
  load: (id) =>
    id === `\0${module}` ? `export const usage = ${JSON.stringify(kitUsage(root))};` : null,
});
