import type {
  Catalogue,
  CatalogueQuery,
  Course,
  ReaderLanguage,
  RequestOptions,
} from '@aulario/course-data';
import { emptyQuery } from '@aulario/course-data';
import type { RouteStep } from './goals.ts';
import { type Evidence, evidenceOf } from './teaches.ts';

/** A course that teaches the skill of a step. */
export interface Candidate {
  readonly course: Course;
  readonly evidence: Evidence;
  /** Its place among the courses that were found, from 0. */
  readonly rank: number;
}

/** The candidates of each step, by its id; in the order in which they were found. */
export type Candidates = ReadonlyMap<string, readonly Candidate[]>;

/** The queries whose results may teach a step: all, in the reader's language, free, of its level. */
const queriesFor = ({ skill, level }: RouteStep, language: ReaderLanguage): CatalogueQuery[] =>
  [...new Set([...skill.searches, skill.names.en])].flatMap((text) => {
    const query = { ...emptyQuery, text, language };
    return [
      query,
      { ...query, filters: { language: [language] } },
      { ...query, filters: { price: ['free'] } },
      { ...query, filters: { level: [level] } },
    ];
  });

async function candidatesOf(
  catalogue: Catalogue,
  step: RouteStep,
  language: ReaderLanguage,
  options: RequestOptions,
): Promise<readonly Candidate[]> {
  const pages = await Promise.all(
    queriesFor(step, language).map((query) => catalogue.search(query, options)),
  );
  const found = new Map<string, Candidate>();
  for (const { results } of pages) {
    for (const [rank, { course }] of results.entries()) {
      const evidence = evidenceOf(course, step.skill);
      const known = found.get(course.id);
      if (evidence === null || (known !== undefined && known.rank <= rank)) continue;
      found.set(course.id, { course, evidence, rank });
    }
  }
  const sorted = [...found.values()].toSorted((a, b) => a.rank - b.rank);
  // What only a subject says is believed where no title says it.
  const ofTitle = sorted.filter((candidate) => candidate.evidence.kind === 'title');
  return ofTitle.length > 0 ? ofTitle : sorted;
}

/** Asks the catalogue for the courses that teach each step. */
export async function findCandidates(
  catalogue: Catalogue,
  steps: readonly RouteStep[],
  language: ReaderLanguage,
  options: RequestOptions = {},
): Promise<Candidates> {
  const found = await Promise.all(
    steps.map(async (step) => {
      const candidates = await candidatesOf(catalogue, step, language, options);
      return [step.id, candidates] as const;
    }),
  );
  return new Map(found);
}
