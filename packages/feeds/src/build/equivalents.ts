import {
  type Course,
  type EquivalenceReason,
  type Equivalent,
  totalHours,
} from '@aulario/course-data';
import { foldText, primaryLanguage } from '@aulario/search';
import type { CoursesById } from './courseFile.ts';

const maxEquivalents = 5;

const wordsOf = (text: string): Set<string> =>
  new Set(
    foldText(text)
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

const indexed = (course: Course): Indexed => ({
  course,
  words: wordsOf(course.title),
  subjects: new Set(course.subjects.map(foldText)),
});

/** The lookup keys of a course: its words and subjects, each with its category and language. */
function keysOf({ course: { category, language }, words, subjects }: Indexed): string[] {
  const bucket = `${category ?? ''}|${primaryLanguage(language)}`;
  return [
    ...Array.from(words, (word) => `${bucket}|word|${word}`),
    ...Array.from(subjects, (subject) => `${bucket}|subject|${subject}`),
  ];
}

function similarityOf(discontinued: Indexed, other: Indexed) {
  const title = shared(discontinued.words, other.words);
  const subject = shared(discontinued.subjects, other.subjects);
  const isLevel =
    discontinued.course.level !== null && discontinued.course.level === other.course.level;
  const isLength = isOfLikeLength(discontinued.course, other.course);
  const weight = (2 * title) / (discontinued.words.size + other.words.size || 1);
  const why: EquivalenceReason[] = [
    ...(title > 0 ? (['title'] as const) : []),
    ...(subject > 0 ? (['subject'] as const) : []),
    ...(isLevel ? (['level'] as const) : []),
    ...(isLength ? (['length'] as const) : []),
  ];
  const score = weight * 4 + subject + (isLevel ? 0.3 : 0) + (isLength ? 0.3 : 0);
  return { id: other.course.id, why, score };
}

/** The courses with a key; limited for frequent words. */
interface Listed {
  total: number;
  ids: string[];
}

const maxListed = 200;

function listsOf(
  discontinued: readonly Indexed[],
  courses: CoursesById,
): ReadonlyMap<string, Listed> {
  const lists = new Map<string, Listed>();
  for (const each of discontinued)
    for (const key of keysOf(each)) lists.set(key, { total: 0, ids: [] });
  for (const course of lists.size === 0 ? [] : courses.values()) {
    for (const key of keysOf(indexed(course))) {
      const list = lists.get(key);
      if (list === undefined) continue;
      list.total += 1;
      if (list.ids.length < maxListed) list.ids.push(course.id);
    }
  }
  return lists;
}

/** The candidates: courses that share the rarest words and subjects. */
function candidatesFor(
  discontinued: Indexed,
  lists: ReadonlyMap<string, Listed>,
): ReadonlySet<string> {
  const rarest = keysOf(discontinued)
    .flatMap((key) => lists.get(key) ?? [])
    .toSorted((one, other) => one.total - other.total);
  const candidates = new Set<string>();
  for (const { ids } of rarest) {
    if (candidates.size >= maxListed) break;
    for (const id of ids) candidates.add(id);
  }
  return candidates;
}

/**
 * Finds up to five equivalents for each discontinued course: of the same category and language, with
 * common title words or subjects; level and length break ties. Compares a few hundred candidates per
 * course, whatever the size of the catalogue.
 */
export function equivalentsOf(
  discontinued: readonly Course[],
  courses: CoursesById,
): ReadonlyMap<string, readonly Equivalent[]> {
  const lost = discontinued.map(indexed);
  const lists = listsOf(lost, courses);
  return new Map(
    lost.map((each) => {
      const compared = Array.from(candidatesFor(each, lists), (id) => courses.get(id))
        .filter((course) => course !== undefined)
        .map((course) => similarityOf(each, indexed(course)));
      const best = compared
        .toSorted((one, other) => other.score - one.score || (one.id < other.id ? -1 : 1))
        .slice(0, maxEquivalents);
      return [each.course.id, best.map(({ id, why }) => ({ id, why }))];
    }),
  );
}
