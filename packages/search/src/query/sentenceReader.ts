import { expandTargets, usedLexicon } from '../index/usedLexicon.ts';
import type { Lexicon } from '../language/lexicon.ts';
import type { FacetMention } from '../language/wording.ts';
import { GlossaryTerms } from './glossaryTerms.ts';
import { parseQuery } from './parseQuery.ts';
import { indexWording } from './readWords.ts';

/** A text in two parts: what is searched, and the facet values that it mentions. */
export interface Sentence {
  /** The text without its phrasing; '' if it only names facet values. */
  subject: string;
  facetMentions: readonly FacetMention[];
}

/** Returns a function that reads texts without an index, for a catalogue that a server searches. */
export function sentenceReader(lexicon: Lexicon): (text: string) => Sentence {
  const wording = indexWording(lexicon.wording);
  const glossary = new GlossaryTerms(expandTargets(usedLexicon(lexicon), () => false));
  return (text) => {
    const parsed = parseQuery(text, wording, glossary);
    const { words, phrases, excluded, offeredMentions, isOnlyFacets } = parsed;
    const subject = [
      ...phrases.map(({ asked }) => `"${asked}"`),
      ...(isOnlyFacets ? [] : words.map(({ asked }) => asked)),
      ...excluded.map((one) => `-${one.map(({ word }) => word).join(' ')}`),
    ];
    return { subject: subject.join(' '), facetMentions: offeredMentions };
  };
}
