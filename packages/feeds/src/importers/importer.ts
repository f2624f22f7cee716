import type { CalendarDay } from '@aulario/course-data';
import type { Draft, FeedRecord, ReadField } from '@aulario/course-data/reading';
import type { Provider } from '../providers/provider.ts';

/** Records that others refer to by id, by the name of their list: 'partners', 'instructors'. */
export type Joins = ReadonlyMap<string, ReadonlyMap<string, FeedRecord>>;

/** The context of a record for an importer. */
export interface ReadingContext {
  read: ReadField;
  provider: Provider;
  joins: Joins;
  /** The day as of which the feed speaks: when it was recorded, else read. */
  day: CalendarDay;
}

/** Turns records of one format into drafts of courses. */
export interface Importer {
  /** Paths to the records in an answer; the first one with a list is used. '' is the answer itself. */
  records: readonly string[];
  /** The address of the next page, unchanged from the answer; null on the last page. */
  next: (answer: unknown, address: URL) => unknown;
  /** Null for a record that is no course at all (a programme, a video). */
  read: (record: FeedRecord, context: ReadingContext) => Draft | null;
  /** Whether courses are nodes of JSON-LD, at any depth; `records` is then unused. */
  isLd?: boolean;
  /** The names of the lists that courses refer to by id. */
  joins?: readonly string[];
}
