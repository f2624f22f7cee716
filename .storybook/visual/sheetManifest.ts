import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Size } from './spriteSheet.ts';

export interface Shot {
  readonly size: Size;
  /** SHA-256 of the picture as the browser wrote it: equal bytes are equal pixels. */
  readonly taken: string;
}

/** All stories of a file in one view. */
export interface Sheet {
  /** SHA-256 of the sheet's own file. */
  readonly sheet: string;
  /** The view whose sheet this one is a delta of. */
  readonly model?: string | undefined;
  /** By story, in the order of the sheet. */
  readonly shots: Readonly<Record<string, Shot>>;
}

/** The sheets of one file of stories, by view. */
export type SheetManifest = Readonly<Record<string, Sheet>>;

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64url');

export const manifestFile = (file: string) => `${file}.json`;
export const sheetFile = (file: string, view: string) => `${file}.${view}.webp`;

/** A file of stories without a manifest has no sheets. */
export function readSheetManifest(folder: string, file: string): SheetManifest {
  const path = join(folder, manifestFile(file));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as SheetManifest) : {};
}

/** One line for each sheet. */
export function writeSheetManifest(folder: string, file: string, manifest: SheetManifest): void {
  const lines = Object.entries(manifest).map(
    ([view, sheet]) => `"${view}":${JSON.stringify(sheet)}`,
  );
  writeFileSync(join(folder, manifestFile(file)), `{\n${lines.join(',\n')}\n}\n`);
}
