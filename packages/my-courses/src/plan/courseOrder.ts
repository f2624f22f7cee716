import { type Course, type CourseDetails, levelSteps } from '@aulario/course-data';
import { foldText } from '@aulario/search';
import { phraseOf } from './phraseOf.ts';

/** Why one course should come before another. */
export type OrderReason = 'number' | 'level' | 'asked';

/** A recommended order of two courses. It is never enforced. */
export interface UsualOrder {
  readonly before: string;
  readonly after: string;
  readonly reason: OrderReason;
}

const romans = ['', 'i', 'ii', 'iii', 'iv', 'v'];
const numbered = /^(.+?)[\s:,.-]+(?:(?:parte|part|nivel|level|modulo|module)\s+)?(\d|i{1,3}|iv|v)$/;

/** 'Python, parte II' is the second of 'python'. */
function placeInSeries(title: string): { series: string; number: number } | null {
  const [, series, number] = numbered.exec(foldText(title).trim()) ?? [];
  if (series === undefined || number === undefined) return null;
  return { series, number: /\d/.test(number) ? Number(number) : romans.indexOf(number) };
}

const subjectsOf = ({ subjects }: Course) => subjects.map(foldText);

const sharesSubject = (one: Course, other: Course) => {
  const known = subjectsOf(other);
  return subjectsOf(one).some((subject) => known.includes(subject));
};

function isEarlierInSeries(one: Course, other: Course): boolean {
  const [first, second] = [placeInSeries(one.title), placeInSeries(other.title)];
  return first?.series === second?.series && (first?.number ?? 0) < (second?.number ?? 0);
}

const isEasier = (one: Course, other: Course) =>
  one.level !== null &&
  other.level !== null &&
  levelSteps[one.level] < levelSteps[other.level] &&
  sharesSubject(one, other);

/** Whether the prerequisites of a course, if they are known, name a subject of another one. */
function asksFor(details: CourseDetails | undefined, { subjects }: Course): boolean {
  const asked = details?.prerequisites.map(phraseOf).join('') ?? '';
  return subjects.some((subject) => asked.includes(phraseOf(subject)));
}

function reasonFor(one: Course, other: Course, details: Details): OrderReason | null {
  if (isEarlierInSeries(one, other)) return 'number';
  if (isEarlierInSeries(other, one)) return null;
  if (isEasier(one, other)) return 'level';
  if (isEasier(other, one)) return null;
  // Two courses that require each other's subject have no recommended order.
  return asksFor(details.get(other.id), one) && !asksFor(details.get(one.id), other)
    ? 'asked'
    : null;
}

type Details = ReadonlyMap<string, CourseDetails>;

/** Finds the recommended order of every pair of courses. */
export function usualOrders(courses: readonly Course[], details: Details): UsualOrder[] {
  return courses.flatMap((before) =>
    courses.flatMap((after) => {
      const reason = before === after ? null : reasonFor(before, after, details);
      return reason === null ? [] : [{ before: before.id, after: after.id, reason }];
    }),
  );
}

/**
 * Sorts courses topologically by the recommended orders, otherwise in the given order, which also
 * decides within cycles.
 */
export function suggestedOrder(
  courseIds: readonly string[],
  orders: readonly UsualOrder[],
): string[] {
  // Each course waits for so many others of the list; counting them keeps long lists fast.
  const waiting = new Map(courseIds.map((id) => [id, 0]));
  const listed = orders.filter(({ before, after }) => waiting.has(before) && waiting.has(after));
  const followers = Map.groupBy(listed, ({ before }) => before);
  const count = (id: string, change: 1 | -1) => {
    const known = waiting.get(id);
    if (known !== undefined) waiting.set(id, known + change);
  };
  for (const { after } of listed) count(after, 1);
  const ordered: string[] = [];
  while (waiting.size > 0) {
    const entries = [...waiting];
    const [id] = entries.find(([, open]) => open === 0) ?? entries[0] ?? [];
    if (id === undefined) break;
    ordered.push(id);
    waiting.delete(id);
    for (const { after } of followers.get(id) ?? []) count(after, -1);
  }
  return ordered;
}

/** The manually chosen order, followed by the other courses in the recommended order. */
export function orderedCourses(
  courses: readonly Course[],
  chosen: readonly string[],
  orders: readonly UsualOrder[],
): Course[] {
  const byId = new Map(courses.map((course) => [course.id, course]));
  const rest = courses.map(({ id }) => id).filter((id) => !chosen.includes(id));
  return [...chosen, ...suggestedOrder(rest, orders)].flatMap((id) => byId.get(id) ?? []);
}
