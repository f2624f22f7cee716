const ownFactor = 1.15;
const thirdFactor = 0.8;

/** The languages whose words the lexicon and the stems know; '' is none in particular. */
const knownLanguages: ReadonlySet<string> = new Set(['es', 'en', '']);

/**
 * The factor of a document's score by its language: a user's own comes first, and a third one, which
 * nothing tells that the user knows, last.
 */
export function languageFactor(language: string, ofUser: string | undefined): number {
  if (language === ofUser) return ownFactor;
  return ofUser === undefined || knownLanguages.has(language) ? 1 : thirdFactor;
}
