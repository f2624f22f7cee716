import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../start/oldBrowser.js');

/** Inlined without its comments but not built, since no build writes the syntax of old browsers. */
export const oldBrowserScript: string = readFileSync(file, 'utf8')
  .replace(/^\s*\/\/.*\n/gm, '')
  .trim();
