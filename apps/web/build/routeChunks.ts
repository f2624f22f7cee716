import type { Rolldown } from 'vite';

type Chunk = Rolldown.OutputChunk;

const catalogueScreen = ['/src/routes/catalogue.tsx'];

/**
 * What a page needs beside the application's entry, by the beginning of its path. The public pages are
 * drawn, and ask for code by themselves.
 */
const modulesOf: Readonly<Record<string, readonly string[]>> = {
  '/dashboard': ['/src/routes/dashboard.tsx', '/auth/src/firebase/index.ts'],
  '/dashboard/home': catalogueScreen,
  '/dashboard/courses': catalogueScreen,
  '/dashboard/cart': ['/src/routes/cart.tsx'],
  '/dashboard/profile': ['/src/routes/profile.tsx'],
};

/** A chunk and all that it imports before it can run. */
export function closureOf(
  chunk: Chunk,
  chunks: ReadonlyMap<string, Chunk>,
  seen = new Set<Chunk>(),
): Set<Chunk> {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const imported = chunks.get(name);
    if (imported) closureOf(imported, chunks, seen);
  }
  return seen;
}

/**
 * The addresses of the code that a page will ask for, by the beginning of its path: asked for at once,
 * it need not wait until the entry has run.
 */
export function routeChunks(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk');
  const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]));
  const entry = all.find(({ isEntry }) => isEntry);
  const loaded = entry === undefined ? new Set<Chunk>() : closureOf(entry, chunks);
  const filesOf = (module: string) => {
    const chunk = all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
    if (chunk === undefined) return [];
    const added = [...closureOf(chunk, chunks)].filter((part) => !loaded.has(part));
    return added.map(({ fileName }) => `/${fileName}`);
  };
  const withLanguages = {
    ...modulesOf,
    '#es': ['/src/locales/es.json'],
    '#en': ['/src/locales/en.json'],
  };
  return Object.fromEntries(
    Object.entries(withLanguages).map(([prefix, modules]) => [
      prefix,
      [...new Set(modules.flatMap(filesOf))],
    ]),
  );
}
