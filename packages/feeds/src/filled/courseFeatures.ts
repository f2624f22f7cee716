import type { Course } from '@aulario/course-data';
import {
  furtherTerms,
  glossarySubjects,
  glossaryWords,
  indexWords,
  relatedTerms,
  stem,
} from '@aulario/search';

/** The most words of a term of the lexicon that are looked for in a title. */
const maxTermWords = 4;

const stemsOf = (text: string): string[] => indexWords(text).map(({ word }) => stem(word));

/** What a term of the lexicon means: a subject's English name, and the area of subjects it is in. */
interface Meaning {
  subject: string;
  area: string | null;
}

/** The meaning of each term, in either language, by the stems of its words. */
function meaningsOfTerms(): ReadonlyMap<string, Meaning> {
  const meanings = new Map<string, Meaning>();
  const keyOf = (term: string) => stemsOf(term).join(' ');
  const add = (term: string, meaning: Meaning) => {
    const key = keyOf(term);
    if (key !== '' && !meanings.has(key)) meanings.set(key, meaning);
  };
  for (const { area, es, en } of glossarySubjects) {
    for (const name of [...es, ...en]) add(name, { subject: en[0], area });
  }
  for (const { es, en } of glossaryWords) {
    for (const name of [...es, ...en]) add(name, { subject: en[0], area: null });
  }
  for (const { terms, leadTo } of [...relatedTerms, ...furtherTerms]) {
    const [nearest = ''] = leadTo[0] ?? [];
    const meaning = meanings.get(keyOf(nearest)) ?? { subject: nearest, area: null };
    for (const term of terms) add(term, meaning);
  }
  return meanings;
}

const meanings = meaningsOfTerms();

/** The meanings of the longest terms in a text, from its beginning. */
function meaningsIn(stems: readonly string[]): string[] {
  const found: string[] = [];
  for (let start = 0; start < stems.length; ) {
    let length = Math.min(maxTermWords, stems.length - start);
    while (length > 0 && !meanings.has(stems.slice(start, start + length).join(' '))) length -= 1;
    const meaning = meanings.get(stems.slice(start, start + length).join(' '));
    if (meaning !== undefined) {
      found.push(`@${meaning.subject}`);
      if (meaning.area !== null) found.push(`#${meaning.area}`);
    }
    start += Math.max(1, length);
  }
  return found;
}

/** What a course says of its category. */
export type CategorisedBy = Pick<Course, 'platform' | 'title' | 'subjects'>;

/** The twelve categories are Udemy's; these two platforms draw the lines between their own elsewhere. */
const drawsOwnLines = new Set(['coursera', 'edx']);

/**
 * What shows the category of a course: the stems of the words of its title and subjects, the subjects
 * that these name or lead to in either language ('@Photography'), and their areas ('#photography'); each
 * once for all platforms and once for those that draw the same lines ('udemy/python').
 */
export function courseFeatures({ platform, title, subjects }: CategorisedBy): string[] {
  const texts = [title, ...subjects].map(stemsOf);
  const shared = [...new Set(texts.flatMap((stems) => [...stems, ...meaningsIn(stems)]))];
  const lines = drawsOwnLines.has(platform) ? platform : 'udemy';
  return [...shared, ...shared.map((feature) => `${lines}/${feature}`)];
}
