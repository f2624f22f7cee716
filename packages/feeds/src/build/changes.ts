import type { Course } from '@aulario/course-data';
import type { KnownCourse } from '../record/finishCourse.ts';
import type { BuiltCourse } from './buildState.ts';
import type { CoursesById } from './courseFile.ts';

/** The kinds of changes of a course between two builds. */
export type ChangeKind = 'new' | 'discontinued' | 'cheaper' | 'dearer' | 'free' | 'updated';

/** A change of one course; for a price with the amounts before and after. */
export type Change = readonly [id: string, kind: ChangeKind, before?: number, now?: number];

const amountOf = ({ price }: Course): number | null =>
  price.kind === 'paid' ? price.money.amount : null;
const currencyOf = ({ price }: Course): string =>
  price.kind === 'paid' ? price.money.currency : '';

/** The change of a course that is in both builds. */
function changesOf(before: Course, now: Course): Change[] {
  const { id } = now;
  const [was, is] = [amountOf(before), amountOf(now)];
  // What was unknown before may have been free all the time.
  if (before.access.lessons === 'paid' && now.access.lessons === 'free') return [[id, 'free']];
  const isPriced = was !== null && is !== null && currencyOf(before) === currencyOf(now);
  if (isPriced && is !== was) return [[id, is < was ? 'cheaper' : 'dearer', was, is]];
  const isUpdated = now.updated !== null && before.updated !== null && now.updated > before.updated;
  return isUpdated ? [[id, 'updated']] : [];
}

/** The changes between two builds. */
export interface BuildComparison {
  /** Ordered by id; none for a first build. */
  changes: readonly Change[];
  /** The discontinued courses. */
  lost: readonly KnownCourse[];
}

/** What is known about the differences of two builds. */
interface ComparisonOptions {
  /** Whether a course that is missing now is discontinued; all are by default. */
  isDiscontinued?: (course: BuiltCourse) => boolean;
  /** The ids of earlier courses that could not be read, filled while they are; they are not new. */
  unread?: ReadonlySet<string | null>;
  /** Receives each course that is in both builds. */
  onKept?: (before: BuiltCourse, now: Course) => void;
}

/** Compares two builds. Only the discontinued courses of the earlier one are held in memory. */
export async function compareBuilds(
  before: AsyncIterable<BuiltCourse> | Iterable<BuiltCourse>,
  now: CoursesById,
  { isDiscontinued = () => true, unread, onKept }: ComparisonOptions = {},
): Promise<BuildComparison> {
  const unmet = new Set(now.keys());
  let isFirst = true;
  const changes: Change[] = [];
  const lost: KnownCourse[] = [];
  for await (const known of before) {
    const { course } = known;
    isFirst = false;
    unmet.delete(course.id);
    const same = now.get(course.id);
    if (same !== undefined) {
      changes.push(...changesOf(course, same));
      onKept?.(known, same);
    } else if (isDiscontinued(known)) {
      changes.push([course.id, 'discontinued']);
      lost.push(known);
    }
  }
  if (isFirst) return { changes: [], lost: [] };
  for (const id of unread ?? []) if (id !== null) unmet.delete(id);
  for (const id of unmet) changes.push([id, 'new']);
  return { changes: changes.toSorted(([one], [other]) => (one < other ? -1 : 1)), lost };
}

/** The number of changes of each kind. */
export function countChanges(changes: readonly Change[]): Record<ChangeKind, number> {
  const counts = { new: 0, discontinued: 0, cheaper: 0, dearer: 0, free: 0, updated: 0 };
  for (const [, kind] of changes) counts[kind] += 1;
  return counts;
}
