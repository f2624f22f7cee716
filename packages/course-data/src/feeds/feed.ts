import type { Course } from '../course/course.ts';
import { joinPath, type RecordIssue } from '../course/validation.ts';

/** A record that did not become a course: where it stands, and one thing that is wrong with it. */
export interface RejectedRecord extends RecordIssue {
  /** The name of the feed. */
  source: string;
}

/** What a feed holds: its courses, and what had to be left out. */
export interface FeedReading {
  courses: readonly Course[];
  rejected: readonly RejectedRecord[];
}

/** A recorded list of courses in a provider's own format, and the importer that reads it. */
export interface Feed {
  /** Names the feed in reports, 'udemy/python'. */
  source: string;
  read: () => FeedReading;
}

type Importing = { ok: true; course: Course } | { ok: false; issues: readonly RecordIssue[] };

/** Imports the records one by one, so that a bad one costs only itself. */
export function readRecords(
  source: string,
  folder: string,
  records: readonly unknown[],
  importRecord: (record: unknown) => Importing,
): FeedReading {
  const courses: Course[] = [];
  const rejected: RejectedRecord[] = [];
  for (const [index, record] of records.entries()) {
    const result = importRecord(record);
    if (result.ok) courses.push(result.course);
    else {
      for (const { path, message } of result.issues) {
        rejected.push({ source, path: joinPath(folder, index, path), message });
      }
    }
  }
  return { courses, rejected };
}

/** The answer of a feed whose envelope is not what it should be. */
export function unreadableFeed(source: string, issues: readonly RecordIssue[]): FeedReading {
  return { courses: [], rejected: issues.map((issue) => ({ source, ...issue })) };
}
