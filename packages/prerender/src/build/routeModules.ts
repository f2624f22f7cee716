import type { Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === 'chunk');

/** Returns the static imports of a chunk, transitively, and the chunk itself. */
function closureOf(fileName: string, bundle: Bundle, found = new Set<string>()) {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) closureOf(imported, bundle, found);
  return found;
}

/** The end of the path of a route's module. */
export const routeModule = (name: string): string => `/${name}.route.tsx`;

/** The files that every page of the application loads. */
export function entryFiles(bundle: Bundle): string[] {
  const entry = chunksOf(bundle).find(({ isEntry }) => isEntry);
  if (entry === undefined) throw new Error('The build has no entry.');
  return [...closureOf(entry.fileName, bundle)];
}

/** Returns the file that contains a module, given the end of its path ('/login.route.tsx'). */
export function fileOfModule(bundle: Bundle, module: string): string {
  const holder = chunksOf(bundle).find(({ moduleIds }) =>
    moduleIds.some((id) => id.endsWith(module)),
  );
  if (holder === undefined) throw new Error(`The build has no ${module}.`);
  return holder.fileName;
}

/** Returns the files that the modules need besides those of the entry. */
export function routeFiles(bundle: Bundle, modules: readonly string[]): string[] {
  const files = modules.flatMap((module) => [...closureOf(fileOfModule(bundle, module), bundle)]);
  const known = new Set(entryFiles(bundle));
  return [...new Set(files)].filter((file) => !known.has(file));
}

/** The addresses of those files, for preloading. */
export const routeModules = (bundle: Bundle, modules: readonly string[]): string[] =>
  routeFiles(bundle, modules).map((file) => `/${file}`);
