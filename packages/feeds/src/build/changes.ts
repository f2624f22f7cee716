import type { Course } from '@aulario/course-data';

/** What may have happened to a course between two builds. */
export type ChangeKind = 'new' | 'gone' | 'cheaper' | 'free' | 'updated';

/** A change of one course, as it is written: id, kind, and for a price the amounts before and now. */
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
  const isCheaper =
    was !== null && is !== null && is < was && currencyOf(before) === currencyOf(now);
  if (isCheaper) return [[id, 'cheaper', was, is]];
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
  const counts = { new: 0, gone: 0, cheaper: 0, free: 0, updated: 0 };
  for (const [, kind] of changes) counts[kind] += 1;
  return counts;
}

const changesPerShard = 16;

/** The shard in which the changes of a course lie; the same on every machine. */
export function shardOfChange(id: string, shards: number): number {
  let hash = 2_166_136_261;
  for (const char of id) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return hash % shards;
}

/** The changes in so many shards that a cart and its lists read little: one small file a course at most. */
export function shardChanges(changes: readonly Change[]): Change[][] {
  const count = Math.max(1, Math.ceil(changes.length / changesPerShard));
  const shards = Array.from({ length: count }, (): Change[] => []);
  for (const change of changes) shards[shardOfChange(change[0], count)]?.push(change);
  return shards;
}
