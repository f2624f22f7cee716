import type { Core } from '../index/core.ts';
import type { DocumentMarks } from '../index/documentMarks.ts';
import type { GlossaryTerms } from '../query/glossaryTerms.ts';
import type { IndexLists } from '../query/indexLists.ts';
import type { WordingIndex } from '../query/readWords.ts';
import type { Scoreboard } from '../ranking/scoreboard.ts';

/** What a query works on. */
export interface IndexParts {
  core: Core;
  glossary: GlossaryTerms;
  wording: WordingIndex;
  lists: IndexLists;
  /** Made with the first query. */
  board: () => Scoreboard;
  /** Made with the first query. */
  marks: () => DocumentMarks;
  /** The subjects that a whole query with this name key means. */
  subjectsOf: (key: string) => readonly number[];
}
