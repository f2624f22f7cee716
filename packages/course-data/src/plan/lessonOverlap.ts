import { indexWords } from '@aulario/search';
import type { CourseDetails } from '../course/courseDetails.ts';

/** The minimum number of lessons for a comparison. */
const fewestLessons = 5;

/** The minimum similarity of two titles of the same lesson. */
const sameLesson = 0.7;

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
  if (lessons.length < fewestLessons || known.length < fewestLessons) return null;
  const weight = weightsOf([...lessons, ...known]);
  const weigh = (words: Iterable<string>) =>
    [...words].reduce((sum, word) => sum + weight(word), 0);
  const likeness = (one: Lesson, another: Lesson) =>
    weigh([...one].filter((word) => another.has(word))) / weigh(new Set([...one, ...another]));
  const repeated = lessons.filter((lesson) =>
    known.some((each) => likeness(lesson, each) >= sameLesson),
  );
  return repeated.length / lessons.length;
}
