import * as v from 'valibot';
import { courseFromUdemy, type UdemyContext } from '../course/courseFromUdemy.ts';
import { parseUdemyCourse } from '../course/parseUdemyCourse.ts';
import { recordIssues } from '../course/validation.ts';
import { type Feed, readRecords, unreadableFeed } from './feed.ts';

const envelopeSchema = v.object({
  count: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  next: v.nullable(v.string()),
  previous: v.nullable(v.string()),
  results: v.array(v.unknown()),
});

/** A Udemy list and what is known about how it was recorded. */
export interface UdemyFeedOptions extends UdemyContext {
  source: string;
  /** The parsed JSON, `{count, next, previous, results}`. */
  snapshot: unknown;
}

/**
 * A feed in the format of Udemy's course list. Udemy closed its public access on 2025-01-01, so
 * this reads recorded lists only.
 */
export function udemyFeed({ source, snapshot, ...context }: UdemyFeedOptions): Feed {
  return {
    source,
    read: () => {
      const envelope = v.safeParse(envelopeSchema, snapshot);
      if (!envelope.success) return unreadableFeed(source, recordIssues(envelope.issues));
      return readRecords(source, 'results', envelope.output.results, (input) => {
        const parsing = parseUdemyCourse(input);
        return parsing.ok ? courseFromUdemy(parsing.record, context) : parsing;
      });
    },
  };
}
