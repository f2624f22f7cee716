import type { Core } from '../index/core.ts';
import type { DocumentMarks } from '../index/postings/decodePostings.ts';
import { nameKey } from '../language/words.ts';
import type { GlossaryTerms } from '../query/glossaryTerms.ts';
import type { IndexLists } from '../query/indexLists.ts';
import type { Vocabulary } from '../query/spelling/compounds.ts';
import type { WordingIndex } from '../query/wordingIndex.ts';
import type { ScoreAccumulator } from '../ranking/scoreAccumulator.ts';

/** The parts of an open index. */
export interface OpenedIndex {
  core: Core;
  /** Created at the first query. */
  readonly glossary: GlossaryTerms;
  /** The glossary with the lexicon's further terms, which are read once. */
  wholeGlossary: (signal: AbortSignal | undefined) => Promise<GlossaryTerms>;
  /** Tests whether the further terms may have a word that nothing else has; it is read once. */
  furtherWords: (signal: AbortSignal | undefined) => Promise<(word: string) => boolean>;
  /** Created at the first query. */
  readonly wording: WordingIndex;
  lists: IndexLists;
  /** Created at the first query. */
  accumulator: () => ScoreAccumulator;
  /** Created at the first query. */
  marks: () => DocumentMarks;
  /** The subjects whose name is the whole query with this key. */
  subjectsOf: (key: string) => readonly number[];
}

/** The words that a query may be corrected to. */
export const vocabularyOf = ({ core, glossary }: OpenedIndex): Vocabulary => ({
  dictionary: core.dictionary,
  glossary,
});

/** Whether a name, or another name of the same, is that of a subject. */
export const namesSubject = ({ glossary, subjectsOf }: OpenedIndex, name: string): boolean =>
  glossary.sameKeys(nameKey(name)).some((key) => subjectsOf(key).length > 0);
