import type { Language } from '@aulario/frame/language/language.ts';
import { foldText, glossaryLanguages, glossarySubjects, glossaryWords } from '@aulario/search';

/** A subject or word under its names in each language. */
type Names = Readonly<Record<Language, readonly [string, ...string[]]>>;

const allNames: readonly Names[] = [...glossarySubjects, ...glossaryWords];

/**
 * Returns what names and pairs of words of titles in another language are called in a reader's: its own
 * names, and of two words both translations, whose order differs between Spanish and English.
 */
export function createTranslator(language: Language): (phrase: string) => readonly string[] {
  const own = new Map<string, readonly [string, ...string[]]>();
  for (const names of allNames) {
    for (const code of glossaryLanguages.filter((other) => other !== language)) {
      for (const name of names[code]) {
        if (!own.has(foldText(name))) own.set(foldText(name), names[language]);
      }
    }
  }
  return (phrase) => {
    const known = own.get(foldText(phrase));
    if (known !== undefined) return known;
    const words = phrase.split(/ (?:(?:de|of|in|en|para|for|y|and|la|los) )*/);
    const [first, second, another] = words.map((word) => own.get(foldText(word)));
    if (first === undefined || second === undefined || another !== undefined) return [];
    const [noun] = second;
    // 'agricultura urbana', not 'urbano'.
    const beside = first.find((name) => name.at(-1) === noun.at(-1)) ?? first[0];
    return language === 'es'
      ? [`${noun} ${beside}`, `${noun} de ${first[0]}`]
      : [`${noun} ${first[0]}`];
  };
}
