import type { Editor } from '../edits/createEditor.ts';
import type { BuiltCourse } from './buildState.ts';
import type { CourseMerger } from './mergeCourses.ts';
import type { FeedReadings } from './readFeeds.ts';
import type { CarriedCourses } from './report/report.ts';

/**
 * Keeps what the last build knew of courses and today's feeds could not say: a feed that broke off,
 * or whose record of a course cannot be read, says nothing about what it does not hold. Returns the
 * number by feed.
 */
export async function carryOver(
  merger: CourseMerger,
  before: AsyncIterable<BuiltCourse> | Iterable<BuiltCourse>,
  { incomplete, expired, refused }: FeedReadings,
  editor: Editor,
): Promise<Record<string, CarriedCourses>> {
  const carried: Record<string, CarriedCourses> = {};
  for await (const known of before) {
    const { course } = known;
    const now = merger.feedsOf(course.id);
    if ((now === null && expired.has(course)) || !editor.admits(course)) continue;
    const silent = known.feeds.filter(
      (feed) => !now?.includes(feed) && (incomplete.has(feed) || refused.has(course)),
    );
    if (silent.length === 0 || !merger.carry(known, silent)) continue;
    const last = known.details.seen?.last ?? '';
    for (const feed of silent) {
      const { courses, since } = carried[feed] ?? { courses: 0, since: last };
      carried[feed] = { courses: courses + 1, since: [last, since].toSorted()[0] ?? since };
    }
  }
  return carried;
}
