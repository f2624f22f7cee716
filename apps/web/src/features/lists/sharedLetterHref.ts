import { encodeLetterLink, type Letter } from '@aulario/course-data/letter';
import type { Language } from '../language/language.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { paths } from '../navigation/paths.ts';

/** The address that carries a letter with everything that is said in it: no server keeps it. */
export async function sharedLetterHref(letter: Letter, language: Language): Promise<string> {
  return `${inLanguage(paths.letter, language)}#${await encodeLetterLink(letter)}`;
}
