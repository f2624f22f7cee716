import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const root = join(import.meta.dirname, '../..');

/** The sources that match; tests, stories and fixtures left out. */
export const sourcesIn = (workspace: string, ...patterns: readonly string[]) =>
  globSync(patterns, { cwd: workspace })
    .filter((file) => !/\.(?:test|stories|fixture)\.tsx?$|\/testing\//.test(file))
    .sort();

/** Whether a file imports a component of the kit, or of its own package, by this path. */
const isOfKit = (file: string, path: string) =>
  path === '@aulario/ui' ||
  (file.startsWith('packages/') && /^\.{1,2}\/(?:.*\/)?[A-Z]\w*\.tsx$/.test(path));

/** The names that a file imports from the kit. */
const importedNames = (file: string, code: string) =>
  [...code.matchAll(/import (?:type )?\{([^{}]*)\} from '([^']+)'/g)]
    .filter(([, , path = '']) => isOfKit(file, path))
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/^type /, ''));

/** The files of the kit and of the application that import each name. */
export function kitUsage(workspace: string): Readonly<Record<string, readonly string[]>> {
  const files = sourcesIn(workspace, '{apps,packages}/*/src/**/*.tsx');
  const usage: Record<string, string[]> = {};
  for (const file of files) {
    for (const name of importedNames(file, readFileSync(join(workspace, file), 'utf8'))) {
      usage[name] = [...(usage[name] ?? []), file];
    }
  }
  return usage;
}

const module = 'virtual:kit-usage';

/** Finds who uses each component for its page, from the imports of this source. */
export const kitUsageModule = (): Plugin => ({
  name: 'kit-usage',
  resolveId: (id) => (id === module ? `\0${module}` : null),
  load: (id) =>
    id === `\0${module}` ? `export const usage = ${JSON.stringify(kitUsage(root))};` : null,
});
