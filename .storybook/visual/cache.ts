import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const cacheFolder = join(root, '.cache/visual');

/** The first 128 bits of a SHA-256; of a picture as the browser wrote it, where equal bytes are equal pixels. */
export const hashOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** Keeps a file in a folder of the cache, as `pictures/<hash>.png`. */
export function keep(name: string, content: Buffer | string): void {
  const file = join(cacheFolder, name);
  if (existsSync(file)) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A kept file; null where there is none. */
export function kept(name: string): Buffer | null {
  const file = join(cacheFolder, name);
  return existsSync(file) ? readFileSync(file) : null;
}

/** Forgets the other files of a folder: a branch's pictures would else be kept for ever. */
export function forgetOthers(folder: string, names: ReadonlySet<string>): void {
  for (const file of globSync(join(cacheFolder, folder, '*'))) {
    if (!names.has(basename(file))) rmSync(file);
  }
}
