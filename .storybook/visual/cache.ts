import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const cacheFolder = join(root, '.cache/visual');

/** The first 128 bits of a SHA-256; of a picture as the browser wrote it, where equal bytes are equal pixels. */
export const hashOf = (content: Buffer | string) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 22);

/** Keeps a file in a folder of the cache, as `pictures/<hash>.png`. */
export function keep(name: string, content: Buffer | string): void {
  const file = join(cacheFolder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

/** A kept file; null where there is none. */
export function kept(name: string): Buffer | null {
  const file = join(cacheFolder, name);
  return existsSync(file) ? readFileSync(file) : null;
}

/** Forgets what no run has kept for a month: the pictures of a branch would else stay for ever. */
export function forgetOld(): void {
  const monthMs = 30 * 24 * 60 * 60 * 1000;
  for (const file of globSync(join(cacheFolder, '{pictures,runs}/*'))) {
    if (statSync(file).mtimeMs < Date.now() - monthMs) rmSync(file);
  }
}
