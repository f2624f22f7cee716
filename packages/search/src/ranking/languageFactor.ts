const ownFactor = 1.15;
const thirdFactor = 0.8;

/** The languages whose words the lexicon and the stems know; '' is none in particular. */
const knownLanguages: ReadonlySet<string> = new Set(['es', 'en', '']);

/** Whether nothing tells that the user knows the language, nor do the lexicon and the stems. */
export const isThirdLanguage = (language: string, ofUser: string | undefined): boolean =>
  language !== ofUser && ofUser !== undefined && !knownLanguages.has(language);

/** The factor of a document's score by its language: a user's own comes first, a third one last. */
export function languageFactor(language: string, ofUser: string | undefined): number {
  if (language === ofUser) return ownFactor;
  return isThirdLanguage(language, ofUser) ? thirdFactor : 1;
}
