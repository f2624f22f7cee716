import type { Course } from '../../course/course.ts';
import { pageSize } from '../port/catalogueQuery.ts';

/** What courses have in common, as numbers by index; 0 for nothing known. */
export interface CourseKinds {
  subjects: Uint32Array;
  /** The institution, or the first instructor. */
  makers: Uint32Array;
}

/** Collects the kinds of courses that are added by index. */
export function kindCollector(size: number) {
  const kinds: CourseKinds = { subjects: new Uint32Array(size), makers: new Uint32Array(size) };
  const numbers = new Map<string, number>();
  const numberOf = (name: string | null | undefined) => {
    if (name === null || name === undefined) return 0;
    const key = name.toLowerCase();
    const number = numbers.get(key) ?? numbers.size + 1;
    numbers.set(key, number);
    return number;
  };
  return {
    kinds,
    add: ({ subjects, institution, instructors }: Course, index: number) => {
      kinds.subjects[index] = numberOf(subjects[0]);
      kinds.makers[index] = numberOf(institution ?? instructors[0]);
    },
  };
}

/** How far a course may be brought forward, in places and in merit. */
const maxLead = 2 * pageSize;
const maxMeritLead = 0.25;

const isSame = (column: Uint32Array, one: number, other: number) =>
  column[one] !== 0 && column[one] === column[other];

/**
 * The first page: the best course of each subject that has one of about the same merit, then the second of
 * each, and so on.
 */
function byTurns(
  ordered: Uint32Array,
  merits: Float64Array,
  { subjects }: CourseKinds,
): Uint32Array {
  const page = new Set<number>();
  const size = Math.min(pageSize, ordered.length);
  while (page.size < size) {
    const seen = new Set<number>();
    const best = ordered.find((index) => !page.has(index)) ?? 0;
    const enough = (merits[best] ?? 0) - maxMeritLead;
    for (const index of ordered) {
      const subject = subjects[index] ?? 0;
      if (page.size === size || (merits[index] ?? 0) < enough) break;
      if (page.has(index) || seen.has(subject)) continue;
      seen.add(subject);
      page.add(index);
    }
  }
  return Uint32Array.from([...page, ...ordered.filter((index) => !page.has(index))]);
}

/**
 * Reorders courses, best first, so that the first page takes subjects by turns, and that none is
 * followed by one of its subject or its maker while another of about the same merit is near.
 */
export function spreadKinds(
  ordered: Uint32Array,
  merits: Float64Array,
  kinds: CourseKinds,
): Uint32Array {
  const mixed = byTurns(ordered, merits, kinds);
  const spread = new Uint32Array(mixed.length);
  const waiting = Array.from(mixed.subarray(0, maxLead));
  for (let place = 0; place < mixed.length; place += 1) {
    const last = spread[place - 1];
    const [first = 0] = waiting;
    const enough = (merits[first] ?? 0) - maxMeritLead;
    const isOther = (column: Uint32Array, index: number) =>
      (last === undefined || !isSame(column, last, index)) && (merits[index] ?? 0) >= enough;
    const unlike = waiting.findIndex(
      (index) => isOther(kinds.subjects, index) && isOther(kinds.makers, index),
    );
    const ofOtherSubject = () => waiting.findIndex((index) => isOther(kinds.subjects, index));
    spread.set(waiting.splice(Math.max(0, unlike === -1 ? ofOtherSubject() : unlike), 1), place);
    const next = mixed[place + maxLead];
    if (next !== undefined) waiting.push(next);
  }
  return spread;
}
