import type { Course, ReaderLanguage } from '@aulario/course-data';
import { assumedMeasures, bestMeasures, type Measure, measure, outcome } from './criteria.ts';
import { type CriterionId, criterionIds } from './criterionIds.ts';
import type { Weight, Weights } from './weights.ts';

/** The value of each course by criterion; null when unknown. */
type Measures = Readonly<Record<CriterionId, readonly (Measure | null)[]>>;

/** The number of courses that are worse by a criterion, minus those that are better. */
function netWins(measures: readonly (Measure | null)[], index: number): number {
  const own = measures[index] ?? null;
  return measures.reduce((sum, other) => sum + outcome(own, other), 0);
}

/** Deciding criteria outweigh all others together. */
type Standing = readonly [decides: number, rest: number];

const factors = [0, 1, 3, 0] as const;

function standingOf(measures: Measures, weights: Weights, index: number): Standing {
  let decides = 0;
  let rest = 0;
  for (const criterion of criterionIds) {
    const assumed = assumedMeasures[criterion] ?? null;
    const wins = netWins(
      measures[criterion].map((known) => known ?? assumed),
      index,
    );
    const weight = weights[criterion];
    if (weight === 3) decides += wins;
    rest += factors[weight] * wins;
  }
  return [decides, rest];
}

const isAhead = (a: Standing, b: Standing) => a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);

/**
 * Returns the rank of each course, from 1; courses that tie share a rank. Courses are compared
 * pairwise by the values known of both, so an unknown value is neither an advantage nor a
 * disadvantage; an unknown rating counts as {@link assumedMeasures} says.
 */
function ranksOf(measures: Measures, weights: Weights): readonly number[] {
  const standings = measures.cost.map((_, index) => standingOf(measures, weights, index));
  return standings.map((own) => 1 + standings.filter((other) => isAhead(other, own)).length);
}

/** A course with its rank, from 1; courses that tie share a rank. */
export interface RankedCourse {
  readonly course: Course;
  readonly rank: number;
}

/** One criterion for all courses. */
export interface ComparedRow {
  readonly criterion: CriterionId;
  /** The number of courses with a known value. */
  readonly known: number;
  /** Whether courses differ in it. */
  readonly differs: boolean;
  /** The best courses: better than another one, and worse than none. */
  readonly bestIds: ReadonlySet<string>;
}

/** A reason for the rank of a course. */
export interface Reason {
  readonly criterion: CriterionId;
  /**
   * 'for': it is better than another course and worse than none; 'against': another one is better.
   */
  readonly kind: 'for' | 'against';
  /** Whether no other course is as good. */
  readonly isAlone: boolean;
  /** Whether its own value is unknown, and counts as less than another one. */
  readonly isUnknown: boolean;
}

/** A weight of one criterion with which these courses would rank first. */
export interface Change {
  readonly criterion: CriterionId;
  readonly weight: Weight;
  readonly leaders: readonly Course[];
}

/** An unknown value with which a course could rank higher. */
export interface OpenQuestion {
  readonly course: Course;
  readonly criteria: readonly CriterionId[];
}

/** The result of {@link compareCourses}. */
export interface Comparison {
  /** By rank; courses that tie are ordered by id. */
  readonly ranked: readonly RankedCourse[];
  readonly rows: readonly ComparedRow[];
  /** All courses with rank 1. */
  readonly leaders: readonly Course[];
  /**
   * The reasons for the first course, the most important first; none when several share its rank.
   */
  readonly reasons: readonly Reason[];
  readonly changes: readonly Change[];
  readonly open: readonly OpenQuestion[];
}

/**
 * Ranks courses by the reader's weights, with reasons. The result does not depend on the order of
 * the courses.
 */
export function compareCourses(
  given: readonly Course[],
  weights: Weights,
  language: ReaderLanguage,
): Comparison {
  const courses = given.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const measures = measuresOf(courses, language);
  const ranks = ranksOf(measures, weights);
  const leaders = leadersOf(courses, ranks);
  const ranked = courses.map((course, index) => ({ course, rank: ranks[index] ?? 1 }));
  return {
    ranked: ranked.toSorted((a, b) => a.rank - b.rank),
    rows: criterionIds.map((criterion) => rowOf(criterion, courses, measures)),
    leaders,
    reasons: leaders.length === 1 ? reasonsOf(ranks.indexOf(1), measures, weights) : [],
    changes: changesOf(courses, leaders, measures, weights),
    open: openQuestionsOf(courses, ranks, measures, weights),
  };
}

function measuresOf(courses: readonly Course[], language: ReaderLanguage): Measures {
  const of = (criterion: CriterionId) =>
    courses.map((course) => measure(criterion, course, language));
  return {
    cost: of('cost'),
    language: of('language'),
    time: of('time'),
    level: of('level'),
    rating: of('rating'),
    certificate: of('certificate'),
    certified: of('certified'),
  };
}

const leadersOf = (courses: readonly Course[], ranks: readonly number[]) =>
  courses.filter((_, index) => ranks[index] === 1);

function rowOf(criterion: CriterionId, courses: readonly Course[], all: Measures): ComparedRow {
  const measures = all[criterion];
  const isBest = (index: number) => reasonOf(criterion, all, index)?.kind === 'for';
  return {
    criterion,
    known: measures.filter((known) => known !== null).length,
    differs:
      new Set(measures.flatMap((known) => (known ? [`${known.amount} ${known.unit}`] : []))).size >
      1,
    bestIds: new Set(courses.filter((_, index) => isBest(index)).map(({ id }) => id)),
  };
}

/** The reason that a criterion gives for or against a course; null for none. */
function reasonOf(
  criterion: CriterionId,
  { [criterion]: measures }: Measures,
  index: number,
): Reason | null {
  const outcomes = measures.map((other) => outcome(measures[index] ?? null, other));
  const isUnknown = false;
  if (outcomes.includes(-1)) return { criterion, kind: 'against', isAlone: false, isUnknown };
  if (!outcomes.includes(1)) return null;
  const known = measures.filter((other) => other !== null).length;
  const isAlone = netWins(measures, index) === known - 1;
  return { criterion, kind: 'for', isAlone, isUnknown };
}

/** The reason that what an unknown value counts as gives, where the known ones give none. */
function assumedReasonOf(
  criterion: CriterionId,
  { [criterion]: measures }: Measures,
  index: number,
): Reason | null {
  const assumed = assumedMeasures[criterion] ?? null;
  const own = measures[index] ?? null;
  if (own === null) {
    const isLess = measures.some((other) => outcome(assumed, other) === -1);
    return isLess ? { criterion, kind: 'against', isAlone: false, isUnknown: true } : null;
  }
  const isMore = measures.includes(null) && outcome(own, assumed) === 1;
  if (!isMore) return null;
  const isAlone = measures.filter((other) => other !== null).length === 1;
  return { criterion, kind: 'for', isAlone, isUnknown: false };
}

function reasonsOf(index: number, measures: Measures, weights: Weights): readonly Reason[] {
  return criterionIds
    .filter((criterion) => weights[criterion] > 0)
    .toSorted((a, b) => weights[b] - weights[a])
    .flatMap(
      (criterion) =>
        reasonOf(criterion, measures, index) ?? assumedReasonOf(criterion, measures, index) ?? [],
    )
    .toSorted((a, b) => Number(a.kind === 'against') - Number(b.kind === 'against'));
}

/** The changes of the first rank when a criterion does not count, or decides. */
function changesOf(
  courses: readonly Course[],
  leaders: readonly Course[],
  measures: Measures,
  weights: Weights,
): readonly Change[] {
  const others = criterionIds.flatMap((criterion) =>
    ([0, 3] as const).map((weight) => ({ criterion, weight })),
  );
  return others.flatMap(({ criterion, weight }) => {
    if (weights[criterion] === weight) return [];
    const ranks = ranksOf(measures, { ...weights, [criterion]: weight });
    const changed = leadersOf(courses, ranks);
    const isSame =
      changed.length === leaders.length && changed.every((course) => leaders.includes(course));
    return isSame ? [] : [{ criterion, weight, leaders: changed }];
  });
}

/** An unknown value is open when the best possible one would raise the course's rank. */
function openQuestionsOf(
  courses: readonly Course[],
  ranks: readonly number[],
  measures: Measures,
  weights: Weights,
): readonly OpenQuestion[] {
  return courses.flatMap((course, index) => {
    const criteria = criterionIds.filter((criterion) => {
      if (measures[criterion][index] !== null) return false;
      const best = measures[criterion].with(index, bestMeasures[criterion]);
      const then = ranksOf({ ...measures, [criterion]: best }, weights);
      return (then[index] ?? 1) < (ranks[index] ?? 1);
    });
    return criteria.length === 0 ? [] : [{ course, criteria }];
  });
}
