import type { Course } from '@aulario/course-data';
import { foldText, primaryLanguage } from '@aulario/search';

const fold = (text: string): string =>
  foldText(text)
    .replace(/c\+\+/g, 'cplusplus')
    .replace(/c#/g, 'csharp')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Whether two titles are the same but for case, accents and punctuation. */
export const haveOneTitle = (one: Pick<Course, 'title'>, other: Pick<Course, 'title'>): boolean =>
  fold(one.title) === fold(other.title);

const minWords = 3;

/**
 * The key of a work across platforms: all words of the title (with numbers and parts), institution,
 * language and level. Null when the title is too short or the institution is unknown.
 */
export function workKey({ title, institution, language, level }: Course): string | null {
  const words = fold(title);
  if (institution === null || words.split(' ').length < minWords) return null;
  return [words, fold(institution), primaryLanguage(language), level ?? '?'].join('|');
}
