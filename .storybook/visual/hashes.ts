import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The hash of each picture: by story, then by view. */
export type Hashes = Readonly<Record<string, Readonly<Record<string, string>>>>;

export const hashFolder = join(import.meta.dirname, 'hashes');

/** The first 128 bits of a SHA-256; of a picture as the browser wrote it, where equal bytes are equal pixels. */
export const hashOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

const fileOf = (folder: string, component: string) => join(folder, `${component}.json`);

/** The recorded hashes of a component; none where it has no file. */
export function readHashes(folder: string, component: string): Hashes {
  const file = fileOf(folder, component);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Hashes) : {};
}

/** One line for each picture, in an order that does not depend on when it was taken. */
export function writeHashes(folder: string, component: string, hashes: Hashes): void {
  mkdirSync(folder, { recursive: true });
  const sorted = Object.entries(hashes)
    .sort()
    .map(([story, views]) => [story, Object.fromEntries(Object.entries(views).sort())]);
  const text = JSON.stringify(Object.fromEntries(sorted), null, 2);
  writeFileSync(fileOf(folder, component), `${text}\n`);
}

/** The files of hashes that belong to no component. */
export const orphanFiles = (folder: string, components: Iterable<string>): string[] => {
  const expected = new Set([...components].map((component) => fileOf(folder, component)));
  const found = existsSync(folder) ? readdirSync(folder) : [];
  return found.map((file) => join(folder, file)).filter((file) => !expected.has(file));
};

/** A picture that is not what is recorded: new without `before`, gone without `after`. */
export interface Change {
  readonly story: string;
  readonly view: string;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What differs between the recorded and the taken pictures. */
export function changesBetween(recorded: Hashes, taken: Hashes): Change[] {
  const stories = new Set([...Object.keys(taken), ...Object.keys(recorded)]);
  return [...stories].flatMap((story) => {
    const [old, present] = [recorded[story] ?? {}, taken[story] ?? {}];
    return [...new Set([...Object.keys(present), ...Object.keys(old)])]
      .map((view) => ({ story, view, before: old[view], after: present[view] }))
      .filter(({ before, after }) => before !== after);
  });
}
