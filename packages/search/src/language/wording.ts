/** What the documents of a catalogue have in common, as far as it is said in words. */
export interface Wording {
  /** As good as said of every document: 'course', 'curso'. Folded, of one word each. */
  fillers: readonly string[];
  /** Further words that tell nothing of a document in this catalogue: 'lessons', 'clases'. */
  light: readonly string[];
  /** Phrases that say a value of a facet. */
  facets: readonly FacetWording[];
}

/** How people say one value of a facet: level 'beginner' is 'for beginners', 'desde cero' … */
export interface FacetWording {
  facet: string;
  value: string;
  phrases: readonly string[];
  /** Words that say it when they are all that is asked for, and else are about something: 'english'. */
  alone?: readonly string[] | undefined;
}

/** A value of a facet that was said in words; ranked, never applied as a filter. */
export interface Understood {
  /** As they were typed. */
  words: string;
  facet: string;
  value: string;
}

export const noWording: Wording = { fillers: [], light: [], facets: [] };

const separator = '\n';

/** One line of text for each part. */
export function packWording({ fillers, light, facets }: Wording): string {
  const lines = facets.map(({ facet, value, phrases, alone = [] }) =>
    [facet, value, alone.join(' '), ...phrases].join('|'),
  );
  return [fillers.join(' '), light.join(' '), ...lines].join(separator);
}

const wordsOf = (line = '') => line.split(' ').filter((word) => word !== '');

/** Reads what {@link packWording} packed. */
export function unpackWording(packed: string): Wording {
  const [fillers, light, ...lines] = packed.split(separator);
  return {
    fillers: wordsOf(fillers),
    light: wordsOf(light),
    facets: lines.map((line) => {
      const [facet = '', value = '', alone, ...phrases] = line.split('|');
      return { facet, value, phrases, alone: wordsOf(alone) };
    }),
  };
}
