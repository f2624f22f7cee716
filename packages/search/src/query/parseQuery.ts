import { expandTargets, usedLexicon } from '../index/usedLexicon.ts';
import type { FacetMention, Lexicon } from '../language/lexicon.ts';
import { indexWords, type PlacedWord } from '../language/words.ts';
import { GlossaryTerms } from './glossaryTerms.ts';
import { partsOfQuery, type QueryParts } from './phrases.ts';
import { readWords } from './readWords.ts';
import { indexWording, type WordingIndex } from './wordingIndex.ts';

/** A parsed query. */
export interface ParsedQuery extends Omit<QueryParts, 'wanted'> {
  /** The required words outside quotes. */
  words: readonly QueryWord[];
  /** Words that a result may lack; a title with them ranks higher. */
  optional: readonly OptionalWord[];
  /** Facet values that the text mentions. */
  facetMentions: readonly FacetMention[];
  /** All that may be offered as filters: also a value that the subject alone may name, which does not rank. */
  offeredMentions: readonly FacetMention[];
  /** Whether the text names facet values and no subject: 'cursos gratis'. */
  isOnlyFacets: boolean;
  /** The position from which on words tell what or whom the subject before them is for; Infinity for none. */
  purposeAt: number;
}

export interface QueryWord extends PlacedWord {
  /** As typed. */
  asked: string;
  /** Whether the user may still be typing the word. */
  isLast: boolean;
  /** The index in `facetMentions` of the facet value that it helps to name; -1 for none. */
  names: number;
}

export interface OptionalWord extends QueryWord {
  /** Whether nearly every document could contain it: 'course'. */
  isDomainStopWord: boolean;
}

const toPart = (mention: FacetMention): FacetMention => ({ ...mention, isWholeText: false });

const noWords: ReadonlySet<string> = new Set();

/** Parses the text of a query. The words in `besideSubject` name a facet value, not a subject. */
export function parseQuery(
  text: string,
  wording: WordingIndex,
  glossary: GlossaryTerms,
  besideSubject = noWords,
): ParsedQuery {
  const { wanted, phrases, excluded } = partsOfQuery(text);
  const read = readWords(wanted, wording, glossary, besideSubject);
  const { content, optional, facetMentions, maybeMention, last } = read;
  const words = content.map(({ word, typed, position, names }) => ({
    word,
    position,
    asked: typed,
    isLast: word === last,
    names,
  }));
  const optionalWords = optional.map(({ word, typed, position, names }) => ({
    word,
    position,
    asked: typed,
    isLast: false,
    isDomainStopWord: wording.domainStopWords.has(word),
    names,
  }));
  const isAll = phrases.length === 0 && excluded.length === 0;
  const asPart = (mentions: readonly FacetMention[]) => (isAll ? mentions : mentions.map(toPart));
  return {
    words,
    optional: optionalWords,
    phrases,
    excluded,
    facetMentions: asPart(facetMentions),
    offeredMentions: asPart(maybeMention ? [...facetMentions, maybeMention] : facetMentions),
    isOnlyFacets: read.isOnlyFacets && phrases.length === 0,
    purposeAt: read.purposeAt,
  };
}

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
