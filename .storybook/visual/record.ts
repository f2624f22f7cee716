import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const fileOf = (name: string) => join(import.meta.dirname, `${name}.json`);

/** What Git keeps under a name; nothing at first. */
export function recorded(name: string): Readonly<Record<string, unknown>> {
  const file = fileOf(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

const sortKeys = (_key: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort())
    : value;

/** JSON with a line for each value, in an order that does not depend on when it was found. */
export const inLines = (content: object) => `${JSON.stringify(content, sortKeys, 2)}\n`;

export function record(name: string, content: object): void {
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), inLines(content));
}

/** The hash of each picture: by story, then by view. */
export type Hashes = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const recordedHashes = (component: string) => recorded(`hashes/${component}`) as Hashes;

/** The files of hashes that belong to no component. */
export const orphanFiles = (components: ReadonlyMap<string, unknown>) =>
  globSync(fileOf('hashes/*')).filter((file) => !components.has(basename(file, '.json')));

/** A picture that is not what is recorded: new without `before`, gone without `after`. */
export interface Change {
  readonly story: string;
  readonly view: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What differs between the recorded and the taken pictures. */
export function changesBetween(old: Hashes, taken: Hashes): Change[] {
  return Object.keys({ ...taken, ...old }).flatMap((story) =>
    Object.keys({ ...taken[story], ...old[story] })
      .map((view) => ({ story, view, before: old[story]?.[view], after: taken[story]?.[view] }))
      .filter(({ before, after }) => before !== after),
  );
}
