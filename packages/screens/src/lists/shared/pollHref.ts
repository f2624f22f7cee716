import type { Language } from '@aulario/frame/language/language.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { encodePollLink, type Poll } from '@aulario/my-courses/poll';

/** The address of a poll, which contains all of its opinions; nothing is stored on a server. */
export async function pollHref(poll: Poll, language: Language): Promise<string> {
  return `${inLanguage(paths.poll, language)}#${await encodePollLink(poll)}`;
}
