import {
  type Course,
  type EquivalenceReason,
  type Equivalent,
  totalHours,
} from '@aulario/course-data';

const maxEquivalents = 5;

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
const wordsOf = (text: string): Set<string> =>
  new Set(
    fold(text)
      .split(/[^\p{L}\p{N}+#]+/u)
      .filter((word) => word.length > 2 || /[+#]/.test(word)),
  );

const shared = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let count = 0;
  for (const word of one) if (other.has(word)) count += 1;
  return count;
};

function isOfLikeLength(one: Course, other: Course): boolean {
  const [hours, others] = [totalHours(one), totalHours(other)];
  if (hours === null || others === null) return false;
  return others.max <= hours.max * 1.5 && others.max >= hours.max / 1.5;
}

interface Indexed {
  course: Course;
  words: ReadonlySet<string>;
  subjects: ReadonlySet<string>;
}

const bucketOf = ({ category, language }: Course) =>
  `${category ?? ''}|${(language ?? '').split('-')[0]}`;

function judge(gone: Indexed, other: Indexed) {
  const title = shared(gone.words, other.words);
  const subject = shared(gone.subjects, other.subjects);
  const isLevel = gone.course.level !== null && gone.course.level === other.course.level;
  const isLength = isOfLikeLength(gone.course, other.course);
  const weight = (2 * title) / (gone.words.size + other.words.size || 1);
  const why: EquivalenceReason[] = [
    ...(title > 0 ? (['title'] as const) : []),
    ...(subject > 0 ? (['subject'] as const) : []),
    ...(isLevel ? (['level'] as const) : []),
    ...(isLength ? (['length'] as const) : []),
  ];
  const score = weight * 4 + subject + (isLevel ? 0.3 : 0) + (isLength ? 0.3 : 0);
  return { id: other.course.id, why, score, isRelated: title + subject > 0 };
}

/**
 * Five courses at most for each that is gone: of its category and language, that share words of the
 * title or subjects; level and length decide between equals.
 */
export function equivalentsOf(
  gone: readonly Course[],
  courses: readonly Course[],
): ReadonlyMap<string, readonly Equivalent[]> {
  const index = (course: Course): Indexed => ({
    course,
    words: wordsOf(course.title),
    subjects: new Set(course.subjects.map(fold)),
  });
  const wanted = new Set(gone.map(bucketOf));
  const buckets = Map.groupBy(
    courses.filter((course) => wanted.has(bucketOf(course))).map(index),
    ({ course }) => bucketOf(course),
  );
  return new Map(
    gone.map((course) => {
      const own = index(course);
      const judged = (buckets.get(bucketOf(course)) ?? []).map((other) => judge(own, other));
      const best = judged
        .filter(({ isRelated }) => isRelated)
        .toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
        .slice(0, maxEquivalents);
      return [course.id, best.map(({ id, why }) => ({ id, why }))];
    }),
  );
}
