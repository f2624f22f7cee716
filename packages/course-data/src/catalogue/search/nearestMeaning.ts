import { foldText } from '@aulario/search';
import { type CataloguePage, type Meaning, subjectIn } from '../port/catalogueAnswers.ts';
import type { ReaderLanguage } from '../port/catalogueQuery.ts';
import { namedSubject, subjectNames } from '../subjects/subjectNames.ts';

/** The shortest part of a text with these folded words, as written; null if one is missing. */
function writtenIn(text: string, words: readonly string[]): string | null {
  const said = [...text.matchAll(/[\p{L}\p{N}+#]+/gu)].map(({ 0: word, index }) => ({
    word: foldText(word),
    index,
    end: index + word.length,
  }));
  const parts = said.flatMap(({ index }, start) => {
    const rest = said.slice(start);
    const ends = words.map((word) => rest.find((one) => one.word === word)?.end);
    return ends.every((end) => end !== undefined) ? text.slice(index, Math.max(...ends)) : [];
  });
  return parts.toSorted((one, other) => one.length - other.length)[0] ?? null;
}

/** The name in the reader's language of the subject that these folded words name; null for none. */
function subjectWith(
  subjects: readonly string[],
  words: readonly string[],
  language: ReaderLanguage,
): string | null {
  const named = subjects.find((subject) =>
    subjectNames(subject).some((name) => writtenIn(name, words) !== null),
  );
  if (named === undefined) return null;
  return subjectIn(namedSubject(named), language);
}

/**
 * The related word by which the first course matches, if no course says the typed words: the name of
 * its subject, or as the title writes it.
 */
export function nearestMeaning(
  text: string,
  results: CataloguePage['results'],
  language: ReaderLanguage,
  isUnsaid: (asked: string) => boolean,
): Meaning | null {
  const [best] = results;
  const words = best?.match?.words ?? [];
  const first = words.find(({ kind }) => kind === 'related');
  if (best === undefined || first === undefined) return null;
  const { asked } = first;
  if (!isUnsaid(asked)) return null;
  const found = words
    .filter((word) => word.kind === 'related' && word.asked === asked)
    .map((word) => word.found);
  const folded = found.map(foldText);
  const { title, subjects } = best.course;
  return {
    asked: writtenIn(text, asked.split(' ').map(foldText)) ?? asked,
    found: subjectWith(subjects, folded, language) ?? writtenIn(title, folded) ?? found.join(' '),
  };
}
