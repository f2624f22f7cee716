import { expandTargets, usedLexicon } from '../index/usedLexicon.ts';
import type { FacetMention, Lexicon } from '../language/lexicon.ts';
import { indexWords } from '../language/words.ts';
import { GlossaryTerms } from './glossaryTerms.ts';
import { parseQuery } from './parseQuery.ts';
import { indexWording } from './readWords.ts';

/** A text in two parts: what is searched, and the facet values that it mentions. */
export interface Sentence {
  /** The text without its phrasing; '' if it only names facet values. */
  subject: string;
  facetMentions: readonly FacetMention[];
  /** The names that all words of the text together have or lead to, folded: 'photography' for 'fotos'. */
  meant: readonly string[];
}

/** Returns a function that reads texts without an index, for a catalogue that a server searches. */
export function sentenceReader(lexicon: Lexicon): (text: string) => Sentence {
  const wording = indexWording(lexicon.wording);
  // What documents say is the server's to know.
  const glossary = new GlossaryTerms(expandTargets(usedLexicon(lexicon), () => true));
  return (text) => {
    const parsed = parseQuery(text, wording, glossary);
    const { words, phrases, excluded, offeredMentions, isOnlyFacets } = parsed;
    const subject = [
      ...phrases.map(({ asked }) => `"${asked}"`),
      ...(isOnlyFacets ? [] : words.map(({ asked }) => asked)),
      ...excluded.map((one) => `-${one.map(({ word }) => word).join(' ')}`),
    ];
    const [meant, another] = glossary.keysIn(indexWords(text));
    const isWhole = another === undefined && meant?.length === indexWords(text).length;
    return {
      subject: subject.join(' '),
      facetMentions: offeredMentions,
      meant: isWhole ? [...new Set(meant.terms)] : [],
    };
  };
}
