import type { Course } from '@aulario/course-data';

/** An address without what shops hang on it: query, fragment, final slash, case of the host. */
export function addressKey(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname.replace(/\/+$/, '')}`;
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/c\+\+/g, 'cplusplus')
    .replace(/c#/g, 'csharp')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const minWords = 3;

/**
 * What makes two courses of different platforms the same work: all words of the title (numbers and
 * parts among them), the institution, the language and the level. Null where the title is too short
 * to tell, or the institution is unknown: then nothing is the same.
 */
export function workKey({ title, institution, language, level }: Course): string | null {
  const words = fold(title);
  if (institution === null || words.split(' ').length < minWords) return null;
  const [primary = '?'] = (language ?? '?').toLowerCase().split('-');
  return [words, fold(institution), primary, level ?? '?'].join('|');
}
