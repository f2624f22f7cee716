import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** What is not in Git: pictures by their hash, and what earlier runs have captured. */
export const cacheFolder = join(root, '.cache/visual');

export const pictureFile = (hash: string) => join(cacheFolder, `pictures/${hash}.png`);

/** The first 128 bits of a SHA-256; of a picture as the browser wrote it, where equal bytes are equal pixels. */
export const hashOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** What a file holds; nothing where there is none. */
export const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file) : undefined);

export function write(file: string, content: Buffer | string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** What a file in Git holds: values by name; the hash of each picture of a component by its story and view. */
export type Entries<Value = string> = Readonly<Record<string, Value>>;

const recordFile = (name: string) => join(import.meta.dirname, `${name}.json`);

export const recorded = <Value = string>(name: string): Entries<Value> =>
  JSON.parse(readIfThere(recordFile(name))?.toString() ?? '{}');

/** Writes a line for each entry, in an order that does not depend on when it was found. */
export const record = (name: string, entries: Entries<unknown>) => {
  const sorted = Object.fromEntries(Object.entries(entries).sort());
  write(recordFile(name), `${JSON.stringify(sorted, null, 2)}\n`);
};

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
