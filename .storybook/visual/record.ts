import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a file in Git holds: values by name. */
export type Entries<Value = string> = Readonly<Record<string, Value>>;

const fileOf = (name: string) => join(import.meta.dirname, `${name}.json`);

/** What is recorded under a name; nothing at first. */
export function recorded<Value = string>(name: string): Entries<Value> {
  const file = fileOf(name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/** Writes a line for each entry, in an order that does not depend on when it was found. */
export function record(name: string, entries: Entries<unknown>): void {
  const sorted = Object.fromEntries(Object.entries(entries).sort());
  mkdirSync(dirname(fileOf(name)), { recursive: true });
  writeFileSync(fileOf(name), `${JSON.stringify(sorted, null, 2)}\n`);
}

/** The hash of each picture of a component, by its story and view. */
export const recordedHashes = (component: string) => recorded(`hashes/${component}`);

/** The files of hashes that belong to no component. */
export const orphanFiles = (components: ReadonlyMap<string, unknown>) =>
  globSync(fileOf('hashes/*')).filter((file) => !components.has(basename(file, '.json')));

/** An entry that is not what it was: new without `before`, gone without `after`. */
export interface Change<Value = string> {
  readonly key: string;
  readonly before: Value | undefined;
  readonly after: Value | undefined;
}

/** The entries that differ. */
export const changesBetween = <Value>(
  old: Entries<Value>,
  present: Entries<Value>,
): Change<Value>[] =>
  Object.keys({ ...present, ...old })
    .map((key) => ({ key, before: old[key], after: present[key] }))
    .filter(({ before, after }) => before !== after);
