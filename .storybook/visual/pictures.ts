import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');
export const cacheFolder = join(root, '.cache/visual');

const fileOf = (hash: string) => join(cacheFolder, 'pictures', `${hash}.png`);

/** Keeps a picture under its hash. */
export function keepPicture(hash: string, picture: Buffer): void {
  if (existsSync(fileOf(hash))) return;
  mkdirSync(join(cacheFolder, 'pictures'), { recursive: true });
  writeFileSync(fileOf(hash), picture);
}

/** The kept picture with this hash; null where there is none. */
export const keptPicture = (hash: string | undefined): Buffer | null =>
  hash !== undefined && existsSync(fileOf(hash)) ? readFileSync(fileOf(hash)) : null;

/** Forgets every other picture: a branch's pictures would else be kept for ever. */
export function forgetPicturesBut(hashes: ReadonlySet<string>): void {
  for (const file of globSync(fileOf('*'))) {
    if (!hashes.has(basename(file, '.png'))) rmSync(file);
  }
}
