import type { CalendarDay } from '@aulario/course-data';
import type { Provider } from './providers/provider.ts';
import { type FeedCounts, noCounts, type RefusedRecord, readFeed } from './readFeed.ts';
import type { ImportedCourse } from './record/finishCourse.ts';

/** Everything in a file that the project keeps, or was given. */
export interface WholeFile {
  courses: ImportedCourse[];
  refused: RefusedRecord[];
  counts: FeedCounts;
}

/** Reads all of a file; throws if it breaks off. */
export async function readWholeFile(
  provider: Provider,
  source: string,
  seenOn: CalendarDay,
): Promise<WholeFile> {
  const file: WholeFile = { courses: [], refused: [], counts: noCounts() };
  const { courses, refused, counts } = file;
  const options = { provider, source, seenOn, http: { userAgent: '' } };
  for await (const item of readFeed(options, counts)) {
    if ('refusal' in item) refused.push(item.refusal);
    if ('imported' in item) courses.push(item.imported);
  }
  if (counts.brokenOff !== null) throw new Error(`${source}: ${counts.brokenOff}`);
  return file;
}
