import { indexWords } from '@aulario/search';

/** The indexed words of a text between spaces, so that one phrase is found whole in another. */
export const phraseOf = (text: string): string =>
  ` ${indexWords(text)
    .map(({ word }) => word)
    .join(' ')} `;
