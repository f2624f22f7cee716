import { type Course, primaryLanguage } from '@aulario/course-data';

/** Whether a course answers a query. */
export type CourseRule = (course: Course) => boolean;

/** A query, and what answers it: fixed before any engine is asked. */
export interface JudgedQuery<Kind extends string = string> {
  readonly text: string;
  /** The reader's language; null when it is neither of the interface's two. */
  readonly language: 'es' | 'en' | null;
  /** What the query is like or about: each kind has figures of its own. */
  readonly kind: Kind;
  readonly isRight: CourseRule;
  /** What else may come first without being absurd; everything when left out. */
  readonly isNear?: CourseRule;
  /** False where the catalogue has no right course: then only near ones, or none, are right. */
  readonly isAnswerable?: boolean;
}

/** Asks an engine; returns a page of courses, best first. */
export type Ask<Query = JudgedQuery> = (query: Query) => Promise<readonly Course[]>;

/** How many queries were asked, and how many of them had which answer. */
export interface Counts {
  readonly asked: number;
  /** A right course at the first place. */
  readonly first: number;
  readonly amongThree: number;
  readonly amongFive: number;
  /** A course at the first place that is neither right nor near. */
  readonly absurd: number;
  /** Queries for which the catalogue has a right course in the reader's language. */
  readonly ownAsked: number;
  /** Of these, those whose first right course is in the reader's language. */
  readonly ownFirst: number;
}

/** A query without a right answer at the first place or among the first three. */
export interface Miss {
  readonly query: JudgedQuery;
  readonly fault: 'absurd' | 'first' | 'three';
  /** The first three titles. */
  readonly titles: readonly string[];
}

/** How right an engine's answers are. */
export interface Judgement extends Counts {
  readonly byKind: ReadonlyMap<string, Counts>;
  readonly misses: readonly Miss[];
}

type Verdict = Readonly<Record<Exclude<keyof Counts, 'asked'>, boolean>>;

function count(verdicts: readonly Verdict[]): Counts {
  const those = (figure: keyof Verdict) => verdicts.filter((one) => one[figure]).length;
  return {
    asked: verdicts.length,
    first: those('first'),
    amongThree: those('amongThree'),
    amongFive: those('amongFive'),
    absurd: those('absurd'),
    ownAsked: those('ownAsked'),
    ownFirst: those('ownFirst'),
  };
}

function verdictOn(
  { language, isRight, isNear = () => true, isAnswerable = true }: JudgedQuery,
  answer: readonly Course[],
  catalogue: readonly Course[],
): Verdict {
  const isFine = (course: Course) => isRight(course) || isNear(course);
  const isOwn = (course: Course) =>
    isRight(course) && primaryLanguage(course.language) === language;
  const isMetBy = (shown: readonly Course[]) =>
    isAnswerable ? shown.some(isRight) : shown.every(isFine);
  const ownAsked = catalogue.some(isOwn);
  return {
    first: isMetBy(answer.slice(0, 1)),
    amongThree: isMetBy(answer.slice(0, 3)),
    amongFive: isMetBy(answer.slice(0, 5)),
    absurd: !answer.slice(0, 1).every(isFine),
    ownAsked,
    ownFirst: ownAsked && answer.filter(isRight).slice(0, 1).some(isOwn),
  };
}

/**
 * Asks an engine every query and judges its answers, over all of them and by kind.
 *
 * @param catalogue - For the figures of the reader's language, which are 0 without it.
 */
export async function judge<Query extends JudgedQuery>(
  queries: readonly Query[],
  ask: Ask<Query>,
  catalogue: readonly Course[] = [],
): Promise<Judgement> {
  const verdicts: (Verdict & Pick<Miss, 'query' | 'titles'>)[] = [];
  for (const query of queries) {
    const answer = await ask(query);
    const titles = answer.slice(0, 3).map(({ title }) => title);
    verdicts.push({ query, titles, ...verdictOn(query, answer, catalogue) });
  }
  const byKind = Map.groupBy(verdicts, ({ query }) => query.kind);
  const missed = verdicts.filter(({ first, amongThree }) => !(first && amongThree));
  return {
    ...count(verdicts),
    byKind: new Map([...byKind].map(([kind, some]) => [kind, count(some)])),
    misses: missed.map(({ query, titles, absurd, amongThree }) => ({
      query,
      fault: absurd ? 'absurd' : amongThree ? 'first' : 'three',
      titles,
    })),
  };
}
