import * as kit from '../../index.ts';

/**
 * Gives each component the name under which the kit exports it, which a build would shorten and a
 * styled one never had. Returns these names, the only ones that code to copy may have.
 */
export function nameExports(): ReadonlySet<string> {
  const components = Object.entries(kit).filter(([name]) => /^[A-Z]/.test(name));
  for (const [displayName, component] of components) Object.assign(component, { displayName });
  return new Set(components.map(([name]) => name));
}
