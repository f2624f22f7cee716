import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A story as the index of a built Storybook lists it. */
export interface Story {
  readonly id: string;
  readonly title: string;
  readonly name: string;
  readonly importPath: string;
}

/** The stories of each component, by the part of their ids that they share. */
export type Components = ReadonlyMap<string, readonly Story[]>;

export function builtComponents(storybook: string): Components {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { readonly type: string }>;
  };
  const stories = Object.values(entries).filter(({ type }) => type === 'story');
  return Map.groupBy(stories, ({ id }) => id.replace(/--.*/, ''));
}

/** The components that any of the names means: a whole title, or its end. All without a name. */
export function named(components: Components, names: readonly string[]): Components {
  const isMeant = ([id, [story]]: [string, readonly Story[]], name: string) =>
    id === name || `/${story?.title}`.toLowerCase().endsWith(`/${name.toLowerCase()}`);
  const unknown = names.filter((name) => ![...components].some((entry) => isMeant(entry, name)));
  if (unknown.length > 0) throw new Error(`No component is called ${unknown.join(', ')}.`);
  if (names.length === 0) return components;
  return new Map([...components].filter((entry) => names.some((name) => isMeant(entry, name))));
}
