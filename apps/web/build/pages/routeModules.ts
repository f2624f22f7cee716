import type { Rolldown } from 'vite';

/** Everything that a chunk imports before it can run, itself included. */
function closureOf(fileName: string, bundle: Rolldown.OutputBundle, found = new Set<string>()) {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || found.has(fileName)) return found;
  found.add(fileName);
  for (const imported of chunk.imports) closureOf(imported, bundle, found);
  return found;
}

/**
 * The addresses of the scripts that the modules are loaded with, beside those that every page loads:
 * asked for at once, they need no way to the host and back of their own.
 *
 * @param modules - How the paths of the modules end ('/src/routes/login.tsx').
 */
export function routeModules(bundle: Rolldown.OutputBundle, modules: readonly string[]): string[] {
  const entry = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
  const known = closureOf(entry?.fileName ?? '', bundle);
  const wanted = modules.map((module) => {
    const chunk = Object.values(bundle).find(
      (file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(module),
    );
    if (chunk === undefined) throw new Error(`The build has no ${module} of its own.`);
    return [...closureOf(chunk.fileName, bundle)];
  });
  return [...new Set(wanted.flat())].filter((name) => !known.has(name)).map((name) => `/${name}`);
}
