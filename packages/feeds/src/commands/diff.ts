import { openBuiltCourses, readBuiltCourses } from '../build/buildState.ts';
import { compareBuilds, countChanges } from '../build/changes.ts';
import { unreadLines } from '../build/report/report.ts';
import { UsageError } from './readBuildArguments.ts';

/** `diff BEFORE AFTER`: what changed between two builds, by the folders of their states. */
export async function diff([before, after]: readonly string[]): Promise<string> {
  if (before === undefined || after === undefined)
    throw new UsageError('Name two states: diff BEFORE AFTER');
  const unread = new Set<string | null>();
  const onUnread = (id: string | null) => void unread.add(id);
  const now = await openBuiltCourses(after, onUnread);
  try {
    const { changes } = await compareBuilds(readBuiltCourses(before, onUnread), now, {
      isDiscontinued: ({ course }) => !unread.has(course.id),
      unread,
    });
    const lines = changes.map(([id, kind, was, is]) =>
      was === undefined ? `${kind} ${id}` : `${kind} ${id} ${was} ${is}`,
    );
    return [...unreadLines(unread), ...lines, JSON.stringify(countChanges(changes))].join('\n');
  } finally {
    now.close();
  }
}
