/** The special words of a catalogue, in addition to those of its languages. */
export interface Wording {
  /** Words that nearly every document could contain: 'course', 'curso'. Folded single words. */
  domainStopWords: readonly string[];
  /** Further low-weight words in this catalogue: 'lessons', 'clases'. */
  light: readonly string[];
  /** Phrases that name a facet value. */
  facets: readonly FacetWording[];
}

/** A value of a facet. */
export interface FacetTerm {
  facet: string;
  value: string;
}

/**
 * The phrases for one facet value: level 'beginner' is 'for beginners', 'desde cero' … A '#' in a
 * phrase is any number, in digits or letters; in the value it is that number in digits, the last ones where
 * the phrase has more.
 */
export interface FacetWording extends FacetTerm {
  phrases: readonly string[];
  /** Words that name the value only as a whole query: 'english'. */
  alone?: readonly string[] | undefined;
}

/**
 * A facet value that a query mentions, or several of which it may be any (`alternativesOf`). Beside a subject it
 * only affects the ranking.
 */
export interface FacetMention extends FacetTerm {
  /** As typed. */
  words: string;
  /** Whether the text says nothing but facet values: 'cursos gratis', 'short courses in Spanish'. */
  isWholeText: boolean;
}

/** Names of one thing: a list per language. */
export type GlossaryGroup = readonly (readonly string[])[];

/** Terms that are not synonyms of something but related to it: 'planets' to 'astronomy'. */
export interface RelatedTerms {
  terms: readonly string[];
  /** The names of each related thing, the closest one first. */
  leadTo: readonly GlossaryGroup[number][];
  /**
   * Whether the terms are names of their own, as 'Figma': courses that say them come before those
   * that only have the subject.
   */
  areNames?: boolean | undefined;
  /** Whether the terms are the names of one subject, and what they lead to can stand in for it. */
  areSubject?: boolean | undefined;
}

/** The linguistic data of an index: synonyms, related terms, wording. */
export interface Lexicon {
  glossary: readonly GlossaryGroup[];
  related: readonly RelatedTerms[];
  /**
   * More related terms, too many for every reader to fetch: a query reads them only when the rest
   * leaves words of it unanswered. None when left out.
   */
  further?: readonly RelatedTerms[] | undefined;
  wording: Wording;
}
