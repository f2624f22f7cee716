import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Size } from './sheet.ts';

export interface Shot {
  readonly size: Size;
  /** SHA-256 of the picture as the browser wrote it: where it is the same, so is every pixel. */
  readonly taken: string;
}

/** All stories of a file in one view. */
export interface Sheet {
  /** SHA-256 of the sheet's own file. */
  readonly sheet: string;
  /** The view by whose sheet this one is painted; it holds only what that does not say. */
  readonly model?: string | undefined;
  /** By the story, in the order in which they lie on the sheet. */
  readonly shots: Readonly<Record<string, Shot>>;
}

/** The sheets of one file of stories, by view. */
export type Ledger = Readonly<Record<string, Sheet>>;

export const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('base64url');

export const ledgerFile = (file: string) => `${file}.json`;
export const sheetFile = (file: string, view: string) => `${file}.${view}.webp`;

/** A file of stories without a ledger has no sheets. */
export function readLedger(folder: string, file: string): Ledger {
  const path = join(folder, ledgerFile(file));
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Ledger) : {};
}

/** One line for each sheet. */
export function writeLedger(folder: string, file: string, ledger: Ledger): void {
  const lines = Object.entries(ledger).map(([view, sheet]) => `"${view}":${JSON.stringify(sheet)}`);
  writeFileSync(join(folder, ledgerFile(file)), `{\n${lines.join(',\n')}\n}\n`);
}
