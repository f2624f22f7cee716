/**
 * Gives each component the name under which a module exports it, which a build would shorten and a
 * styled one never had. Returns these names, the only ones that code to copy may have.
 */
export function nameExports(modules: readonly object[]): ReadonlySet<string> {
  const components = modules.flatMap(Object.entries).filter(([name]) => /^[A-Z]/.test(name));
  for (const [displayName, component] of components) Object.assign(component, { displayName });
  return new Set(components.map(([name]) => name));
}
