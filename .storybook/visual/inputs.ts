import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Module, readModules } from './affected.ts';
import { hashOf } from './hashes.ts';
import { root } from './pictures.ts';
import type { Components } from './stories.ts';

/** By component, one hash of every file that its pictures are drawn from. */
export type Inputs = Readonly<Record<string, string>>;

const inputsFile = join(import.meta.dirname, 'inputs.json');

/**
 * What a module's imports do not name, or name by a word that a plugin answers: installed packages,
 * texts, samples, fonts, the settings of Storybook and of the gate itself.
 */
const everywhere = [
  'pnpm-lock.yaml',
  '.storybook/*.{ts,tsx,html}',
  '.storybook/public/**',
  '.storybook/visual/*.ts',
  'apps/web/public/*.*',
  'packages/*/build/**/*.ts',
  'packages/*/src/**/*.{json,md,css,woff2,svg,txt}',
];

/** The modules that these import, directly or not, themselves included; no page of documentation on the way. */
export function importedBy(modules: readonly Module[], start: readonly string[]): Set<string> {
  const imports = new Map<string, string[]>();
  for (const { name, reasons } of modules) {
    for (const { moduleName } of reasons) {
      imports.set(moduleName, [...(imports.get(moduleName) ?? []), name]);
    }
  }
  const reached = new Set(start);
  for (const name of reached) {
    for (const imported of imports.get(name) ?? []) {
      if (!imported.startsWith('./.storybook/docs')) reached.add(imported);
    }
  }
  return reached;
}

const isOwnFile = (name: string) =>
  name.startsWith('./') &&
  !name.includes('node_modules') &&
  statSync(join(root, name), { throwIfNoEntry: false })?.isFile() === true;

/** The inputs of each component of a built Storybook, from its graph of modules. */
export function inputsOf(components: Components, storybook: string): Inputs {
  const modules = readModules(storybook);
  if (modules.length === 0) throw new Error('Storybook was built without its graph of modules.');
  const contents = new Map<string, string>();
  const contentOf = (name: string) => {
    const known = contents.get(name) ?? hashOf(readFileSync(join(root, name)));
    contents.set(name, known);
    return `${name} ${known}`;
  };
  const hashOfFiles = (names: Iterable<string>) =>
    hashOf([...names].filter(isOwnFile).sort().map(contentOf).join('\n'));
  const shared = hashOfFiles(globSync(everywhere, { cwd: root }).map((file) => `./${file}`));
  const previews = modules
    .map(({ name }) => name)
    .filter((name) => /^\.\/\.storybook\/[^/]+$/.test(name));
  return Object.fromEntries(
    [...components].map(([component, stories]) => {
      const start = [...previews, ...stories.map(({ importPath }) => importPath)];
      return [component, hashOf(shared + hashOfFiles(importedBy(modules, start)))];
    }),
  );
}

export const recordedInputs = (): Inputs =>
  existsSync(inputsFile) ? JSON.parse(readFileSync(inputsFile, 'utf8')) : {};

export function recordInputs(inputs: Inputs): void {
  const sorted = Object.fromEntries(Object.entries(inputs).sort());
  writeFileSync(inputsFile, `${JSON.stringify(sorted, null, 2)}\n`);
}
