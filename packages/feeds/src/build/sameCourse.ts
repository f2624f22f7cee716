import type { Course } from '@aulario/course-data';
import { foldText } from '@aulario/search';

/** The key of an address: host and path, without query, fragment and final slash. */
export function addressKey(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\/+$/, '')}`;
}

const fold = (text: string): string =>
  foldText(text)
    .replace(/c\+\+/g, 'cplusplus')
    .replace(/c#/g, 'csharp')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const minWords = 3;

/**
 * The key of a work across platforms: all words of the title (with numbers and parts), institution,
 * language and level. Null when the title is too short or the institution is unknown.
 */
export function workKey({ title, institution, language, level }: Course): string | null {
  const words = fold(title);
  if (institution === null || words.split(' ').length < minWords) return null;
  const [primary = '?'] = (language ?? '?').toLowerCase().split('-');
  return [words, fold(institution), primary, level ?? '?'].join('|');
}
