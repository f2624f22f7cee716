import * as v from 'valibot';
import { recordIssues } from '../course/validation.ts';
import { courseFromSnapshot } from './courseFromSnapshot.ts';
import { type Feed, readRecords, unreadableFeed } from './feed.ts';

const envelopeSchema = v.object({
  recorded: v.object({ from: v.number(), to: v.number() }),
  courses: v.array(v.unknown()),
});

/** A list of recorded course facts. */
export interface SnapshotFeedOptions {
  source: string;
  /** The parsed JSON, `{recorded: {from, to}, courses}`. */
  snapshot: unknown;
}

/** A feed in the project's own plain format: the facts of a course page, one record a course. */
export function snapshotFeed({ source, snapshot }: SnapshotFeedOptions): Feed {
  return {
    source,
    read: () => {
      const envelope = v.safeParse(envelopeSchema, snapshot);
      if (!envelope.success) return unreadableFeed(source, recordIssues(envelope.issues));
      const { courses, recorded } = envelope.output;
      return readRecords(source, 'courses', courses, (input) =>
        courseFromSnapshot(input, recorded),
      );
    },
  };
}
