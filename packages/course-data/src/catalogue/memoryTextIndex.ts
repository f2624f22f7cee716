import type { Course } from '../course/course.ts';
import { explainEntry } from './explainEntry.ts';
import type { Correction, Match } from './match.ts';
import { similarPlaces } from './similarPlaces.ts';
import { suggestFrom } from './suggestFrom.ts';
import type { TextIndex } from './textIndex.ts';
import { createTextSearch } from './textSearch.ts';
import { foldText } from './words.ts';

/** The text with its corrected words, when the best that was found needed any. */
function correctionOf(text: string, best: Match | undefined): Correction | null {
  const wrong = best?.words.filter(({ kind }) => kind === 'fuzzy') ?? [];
  if (wrong.length === 0) return null;
  const better = new Map(wrong.map(({ asked, found }) => [asked, found]));
  const words = foldText(text).split(' ');
  return { from: text, to: words.map((word) => better.get(word) ?? word).join(' ') };
}

/** The text search of a catalogue in memory. */
export function createMemoryTextIndex(courses: readonly Course[]): TextIndex {
  const find = createTextSearch(courses);
  return {
    search: async ({ text, isVerbatim }) => {
      const found = find(text, isVerbatim);
      const matchOf = (place: number) => explainEntry(text, found.get(place) ?? null);
      const [best] = found.keys();
      return {
        places: Uint32Array.from(found.keys()),
        correction: correctionOf(text, best === undefined ? undefined : matchOf(best)),
        matchOf: async (place) => matchOf(place),
      };
    },
    similar: async (place) => similarPlaces(courses, place),
    suggest: async (text, language) => suggestFrom(courses, text, language),
  };
}
