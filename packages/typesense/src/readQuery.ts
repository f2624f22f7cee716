import { type CatalogueQuery, type MentionedFilter, platformList } from '@aulario/course-data';
import { cleanText, courseLexicon, filtersOfMentions } from '@aulario/course-data/engine';
import { type Sentence, sentenceReader } from '@aulario/search';

/** A query whose text is only what the server is to find. */
export interface ReadQuery extends CatalogueQuery {
  /** The text as the reader typed it. */
  typed: string;
  /** The filters that the typed text mentions. */
  mentionedFilters: readonly MentionedFilter[];
}

let reader: { platforms: number; read: (text: string) => Sentence } | null = null;

/** Reads a sentence. The lexicon names the platforms, which a catalogue may add to. */
export function readSentence(text: string): Sentence {
  const platforms = platformList().length;
  if (reader?.platforms !== platforms) {
    reader = { platforms, read: sentenceReader(courseLexicon()) };
  }
  return reader.read(text);
}

/** Reads the text of a query. A verbatim text is searched as it is. */
export function readQuery(query: CatalogueQuery): ReadQuery {
  const typed = cleanText(query.text);
  if (query.isVerbatim || typed === '')
    return { ...query, text: typed, typed, mentionedFilters: [] };
  const { subject, facetMentions: mentions } = readSentence(typed);
  const text = subject === '' && mentions.length === 0 ? typed : subject;
  return { ...query, text, typed, mentionedFilters: filtersOfMentions(mentions) };
}
