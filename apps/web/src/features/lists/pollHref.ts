import { encodePollLink, type Poll } from '@aulario/course-data/poll';
import type { Language } from '../language/language.ts';
import { inLanguage } from '../navigation/languageAddress.ts';
import { paths } from '../navigation/paths.ts';

/** The address of a poll, which contains all of its opinions; nothing is stored on a server. */
export async function pollHref(poll: Poll, language: Language): Promise<string> {
  return `${inLanguage(paths.poll, language)}#${await encodePollLink(poll)}`;
}
