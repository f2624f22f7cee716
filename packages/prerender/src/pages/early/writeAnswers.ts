import { packWordFilter } from '@aulario/search';
import type { PreparedAnswers } from '../../start/preparedAnswers.ts';
import { type Piece, writePieces } from './writePieces.ts';

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
  const names = new Set<string>();
  function* pieces(): Generator<Piece> {
    for (const { name, text } of answers) {
      names.add(name);
      yield [`${name}.json`, text];
    }
  }
  const address = writePieces(folder, 'answers', pieces(), markup);
  return { folder: address, names: Buffer.from(packWordFilter(names)).toString('base64') };
}
