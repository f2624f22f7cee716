import { indexWords } from './words.ts';

/** Whom a title addresses follows one of these words, up to the next pause. */
const opening = /(?<![\p{L}\p{N}])(?:for|para|pour|für|per)\s/iu;
const pause = /[:;,()|–—]|\s-\s/u;

/** The words of a title that say for whom or what a course is: 'musicians' in 'Excel for musicians'. */
export function audienceWords(title: string): ReadonlySet<string> {
  const words = title.split(pause).flatMap((part) => {
    const [, ...addressed] = part.split(opening);
    return addressed.flatMap((one) => indexWords(one).map(({ word }) => word));
  });
  return new Set(words);
}
