import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packWordFilter } from '@aulario/search';
import type { PreparedAnswers } from '../start/preparedAnswers.ts';

/** The text of a file, and its name without the extension. */
export interface AnswerFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Writes answers into a folder of a build's assets that is named by what it holds and by the page whose
 * elements they copy.
 */
export function writeAnswers(
  folder: string,
  markup: string,
  answers: Iterable<AnswerFile>,
): PreparedAnswers {
  const unnamed = join(folder, 'assets/answers');
  mkdirSync(unnamed, { recursive: true });
  const hash = createHash('sha256').update(markup);
  const names = new Set<string>();
  for (const { name, text } of answers) {
    hash.update(text);
    names.add(name);
    writeFileSync(join(unnamed, `${name}.json`), text);
  }
  const address = `/assets/answers-${hash.digest('base64url').slice(0, 8)}`;
  rmSync(join(folder, address), { recursive: true, force: true });
  renameSync(unnamed, join(folder, address));
  return { folder: address, names: Buffer.from(packWordFilter(names)).toString('base64') };
}
