import type { Course } from '@aulario/course-data';

/** What may have happened to a course between two builds. */
export type ChangeKind = 'new' | 'gone' | 'cheaper' | 'dearer' | 'free' | 'updated';

/** A change of one course: its id, what happened, and for a price the amounts before and now. */
export type Change = readonly [id: string, kind: ChangeKind, before?: number, now?: number];

const amountOf = ({ price }: Course): number | null =>
  price.kind === 'paid' ? price.money.amount : null;
const currencyOf = ({ price }: Course): string =>
  price.kind === 'paid' ? price.money.currency : '';

/** What became of a course that both builds have. */
function changesOf(before: Course, now: Course): Change[] {
  const { id } = now;
  const [was, is] = [amountOf(before), amountOf(now)];
  if (before.access.lessons !== 'free' && now.access.lessons === 'free') return [[id, 'free']];
  const isPriced = was !== null && is !== null && currencyOf(before) === currencyOf(now);
  if (isPriced && is !== was) return [[id, is < was ? 'cheaper' : 'dearer', was, is]];
  const isUpdated = now.updated !== null && before.updated !== null && now.updated > before.updated;
  return isUpdated ? [[id, 'updated']] : [];
}

/** What changed from one build to the next, in the order of the ids. */
export function compareBuilds(before: Iterable<Course>, now: readonly Course[]): Change[] {
  const left = new Map(now.map((course) => [course.id, course]));
  const changes: Change[] = [];
  for (const course of before) {
    const same = left.get(course.id);
    if (same === undefined) changes.push([course.id, 'gone']);
    else changes.push(...changesOf(course, same));
    left.delete(course.id);
  }
  for (const id of left.keys()) changes.push([id, 'new']);
  return changes.toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** How many changes there are of each kind. */
export function countChanges(changes: readonly Change[]): Record<ChangeKind, number> {
  const counts = { new: 0, gone: 0, cheaper: 0, dearer: 0, free: 0, updated: 0 };
  for (const [, kind] of changes) counts[kind] += 1;
  return counts;
}
