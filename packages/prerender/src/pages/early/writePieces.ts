import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** A file with a part of pages: its name in the folder, and its text. */
export type Piece = readonly [file: string, text: string];

/**
 * Writes parts of pages into a folder of a build's assets that is named by what it holds. Returns the
 * folder's address.
 *
 * @param base - What they refer to, which changes the name too.
 */
export function writePieces(
  folder: string,
  kind: string,
  pieces: Iterable<Piece>,
  base = '',
): string {
  const unnamed = join(folder, 'assets', kind);
  mkdirSync(unnamed, { recursive: true });
  const hash = createHash('sha256').update(base);
  for (const [file, text] of pieces) {
    hash.update(text);
    writeFileSync(join(unnamed, file), text);
  }
  const address = `/assets/${kind}-${hash.digest('base64url').slice(0, 8)}`;
  rmSync(join(folder, address), { recursive: true, force: true });
  renameSync(unnamed, join(folder, address));
  return address;
}
