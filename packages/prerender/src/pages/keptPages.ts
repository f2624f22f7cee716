import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileOf } from './fileOf.ts';
import type { StyleRule } from './filledPage.ts';
import type { Folder } from './folder.ts';

/**
 * What a page was rendered of, the number of its text, that of its set of rules, and with which style a
 * filled one was written; '' for others.
 */
export type PageEntry = readonly [key: string, text: number, ruleSet: number, style: string];

/** What a build knows of the pages of the one before it. */
export interface Kept {
  /** The file of the texts; its name is new in every build. */
  readonly file: string;
  /** Where each text begins and the last one ends, in bytes. */
  readonly starts: readonly number[];
  readonly rules: readonly StyleRule[];
  /** The numbers of their rules. */
  readonly ruleSets: readonly (readonly number[])[];
  /** By address. */
  readonly pages: Readonly<Record<string, PageEntry>>;
}

const indexIn = (folder: string) => join(folder, 'pages.json');

/** In a site that a build has finished: the name of the file of its texts. No host publishes it. */
const mark = '.kept';

/** Returns what the last build kept in a folder; null for the first one. */
export function readKept(folder: string): Kept | null {
  try {
    return JSON.parse(readFileSync(indexIn(folder), 'utf8'));
  } catch (error) {
    // The first build finds none.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Keeps what a build knows of the pages that are in its site. */
export function writeKept(folder: string, site: Folder, kept: Kept): void {
  const index = indexIn(folder);
  writeFileSync(`${index}.new`, JSON.stringify(kept));
  renameSync(`${index}.new`, index);
  site.write(mark, [Buffer.from(kept.file)]);
}

/**
 * Empties the folder of a site, but for the filled pages of the build that a folder has kept. Returns the
 * names of their files. Of a site that another build has written, or none to its end, nothing is left.
 *
 * @param folder - Null keeps nothing.
 */
export function clearSite(site: Folder, folder: string | null): ReadonlySet<string> {
  const kept = folder === null ? null : readKept(folder);
  if (kept === null || !site.has(mark) || String(site.read(mark)) !== kept.file) {
    site.clear();
    return new Set();
  }
  const filled = Object.entries(kept.pages).filter(([, [, , , style]]) => style !== '');
  const files = new Set(filled.map(([path]) => fileOf(path)));
  const standing = new Set<string>();
  for (const file of site.list()) {
    if (files.has(file)) standing.add(file);
    else site.remove(file);
  }
  return standing;
}
