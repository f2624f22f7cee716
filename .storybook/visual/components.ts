import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Entries, hashOf } from './files.ts';

/** A story as the index of a built Storybook lists it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
}

/** The stories of each component, by the part of their ids that they share. */
export type Components = ReadonlyMap<string, readonly Story[]>;

const readBuilt = (workspace: string, name: string) =>
  JSON.parse(readFileSync(join(workspace, 'storybook-static', name), 'utf8'));

/** The components of a workspace's built Storybook. */
export function builtComponents(workspace: string): Components {
  const { entries } = readBuilt(workspace, 'index.json');
  const stories = Object.values<Story & { type: string }>(entries).filter(
    ({ type }) => type === 'story',
  );
  return Map.groupBy(stories, ({ id }) => id.replace(/--.*/, ''));
}

/** The components that any of the names means: a whole title, or its end. All without a name. */
export function named(components: Components, names: readonly string[]): Components {
  if (names.length === 0) return components;
  const meant = names.flatMap((name) => {
    const found = [...components].filter(
      ([id, [story]]) =>
        id === name || `/${story?.title}`.toLowerCase().endsWith(`/${name.toLowerCase()}`),
    );
    if (found.length === 0) throw new Error(`No component is called ${name}.`);
    return found;
  });
  return new Map(meant);
}

/** A module of the build, and those that import it. */
interface Module {
  readonly name: string;
  readonly reasons: readonly { readonly moduleName: string }[];
}

/** The modules that these import, directly or not, themselves included; no page of documentation on the way. */
export function importedBy(modules: readonly Module[], start: readonly string[]): Set<string> {
  const imports = Map.groupBy(
    modules.flatMap(({ name, reasons }) => reasons.map(({ moduleName }) => ({ name, moduleName }))),
    ({ moduleName }) => moduleName,
  );
  const reached = new Set(start);
  for (const importer of reached) {
    for (const { name } of imports.get(importer) ?? []) {
      if (!name.startsWith('./.storybook/docs')) reached.add(name);
    }
  }
  return reached;
}

/**
 * What the build's graph of modules does not name: installed packages, fonts, public files, the settings of Storybook
 * and what draws the pictures.
 */
const everywhere = [
  'pnpm-lock.yaml',
  '.storybook/*.{ts,tsx,html}',
  '.storybook/public/**',
  '.storybook/visual/{captureComponent,inPage,storyPage}.ts',
  'apps/web/public/*.*',
  'packages/*/build/**/*.ts',
  'packages/ui/src/theme/fonts/**',
];

/** By component, one hash of every file that its pictures are drawn from, by the build's graph of modules. */
export function inputsOf(workspace: string, components: Components): Entries {
  const { modules }: { modules: Module[] } = readBuilt(workspace, 'preview-stats.json');
  const contentOf = (file: string) => {
    const path = join(workspace, file);
    const isSource = !file.includes('node_modules');
    const isFile = isSource && statSync(path, { throwIfNoEntry: false })?.isFile();
    return isFile ? `${file} ${hashOf(readFileSync(path))}` : '';
  };
  const shared = globSync(everywhere, { cwd: workspace }).map(contentOf);
  const contents = new Map(modules.map(({ name }) => [name, contentOf(name)]));
  const previews = [...contents.keys()].filter((name) => /^\.\/\.storybook\/[^/]+$/.test(name));
  const inputOf = (stories: readonly Story[]) => {
    const start = [...previews, ...stories.map(({ importPath }) => importPath)];
    const own = [...importedBy(modules, start)].map((name) => contents.get(name) ?? '');
    return hashOf([...shared, ...own].sort().join('\n'));
  };
  return Object.fromEntries([...components].map(([name, stories]) => [name, inputOf(stories)]));
}
