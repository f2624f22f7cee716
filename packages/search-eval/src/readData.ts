import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The non-empty lines of a data file of this package. */
export const readLines = (file: string): readonly string[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
