import type { Course, CourseDetails } from '@aulario/course-data';
import { indexWords } from '@aulario/search';

/** The minimum number of lessons for a comparison. */
const minLessons = 5;

/** The minimum similarity of two titles of the same lesson. */
const minTitleSimilarity = 0.7;

type Lesson = ReadonlySet<string>;

/** The words of each title, without the lesson's number. */
const lessonsOf = ({ curriculum }: CourseDetails): Lesson[] =>
  curriculum
    .flatMap(({ lectures }) => lectures)
    .map(({ title }) => indexWords(title).map(({ word }) => word))
    .map((words) => new Set(words.filter((word) => !/^\d+$/.test(word))))
    .filter((words) => words.size > 0);

/** Weights words by their rarity among all lessons: 'lesson' is in every title. */
function weightsOf(lessons: readonly Lesson[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const word of lessons.flatMap((words) => [...words])) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return (word) => Math.log(1 + lessons.length / (counts.get(word) ?? 1));
}

/**
 * The share (0 to 1) of a course's lessons that another course also has, judged by their titles.
 * Null when either course has too few lessons.
 */
export function lessonOverlap(course: CourseDetails, other: CourseDetails): number | null {
  const [lessons, known] = [lessonsOf(course), lessonsOf(other)];
  if (lessons.length < minLessons || known.length < minLessons) return null;
  const weight = weightsOf([...lessons, ...known]);
  const weigh = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + weight(word), 0);
  const similarity = (one: Lesson, another: Lesson) =>
    weigh([...one].filter((word) => another.has(word))) / weigh(new Set([...one, ...another]));
  const repeated = lessons.filter((lesson) =>
    known.some((each) => similarity(lesson, each) >= minTitleSimilarity),
  );
  return repeated.length / lessons.length;
}

/** The minimum share of common lessons that is worth showing. */
const minShare = 0.1;

type Details = ReadonlyMap<string, CourseDetails>;

/** An earlier course of a plan that has lessons of a later one. */
export interface RepeatedLessons {
  readonly course: Course;
  /** In tenths, since titles of lessons allow no more precision. */
  readonly share: number;
}

/** The earlier courses whose lessons a course repeats. */
export function repeatedLessons(
  { id }: Course,
  earlier: readonly Course[],
  details: Details,
): RepeatedLessons[] {
  const own = details.get(id);
  return earlier.flatMap((course) => {
    const other = details.get(course.id);
    if (own === undefined || other === undefined) return [];
    const share = Math.round((lessonOverlap(own, other) ?? 0) * 10) / 10;
    return share < minShare ? [] : [{ course, share }];
  });
}

/** Whether some pair of these courses cannot be compared, since the lessons of one are unknown. */
export const isOverlapUnknown = (courses: readonly Course[], details: Details): boolean =>
  courses.length > 1 &&
  courses.some(({ id }) => {
    const own = details.get(id);
    return own === undefined || lessonOverlap(own, own) === null;
  });
