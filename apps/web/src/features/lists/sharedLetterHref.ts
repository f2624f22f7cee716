import { encodeLetterLink, type Letter } from '@aulario/course-data/letter';
import type { Language } from '../language/language.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { paths } from '../navigation/paths.ts';

/** The address of a letter, which contains all of its opinions; nothing is stored on a server. */
export async function sharedLetterHref(letter: Letter, language: Language): Promise<string> {
  return `${inLanguage(paths.letter, language)}#${await encodeLetterLink(letter)}`;
}
