import {
  type Catalogue,
  type CatalogueQuery,
  type Course,
  emptyQuery,
  type ReaderLanguage,
  type RequestOptions,
} from '@aulario/course-data';
import { foldText } from '@aulario/search';
import { phraseOf } from '../plan/phraseOf.ts';
import type { RouteStep } from './goals.ts';
import type { Skill } from './skills.ts';

/** Where a course says that it teaches a skill. */
export type Evidence =
  | { readonly kind: 'title'; readonly words: string }
  | { readonly kind: 'subject'; readonly subject: string };

/** Courses that are no way to learn something: tests, final projects, later parts. */
const noBeginnings = [
  'capstone',
  'proyecto final',
  'proyecto capsto',
  'practice exams',
  'practice exam',
  'practice tests',
  'exam reviewer',
  'interview',
  'for kids',
  'para ninos',
  'in spanish',
].map(phraseOf);

/** 'Vol.2', 'Entrepreneurship 3: …'. */
const laterPart =
  /\b(?:part|parte|vol|volume|volumen|module|modulo)\.? ?(?:[2-9]|ii|iii|iv)\b|\s[2-9]:|\s(?:[2-9]|ii|iii|iv)$/u;

const includesAny = (text: string, phrases: readonly string[]) =>
  phrases.find((phrase) => text.includes(phrase));

/** The typed words of a title that a phrase of folded words stands for. */
function typedIn(title: string, phrase: string): string {
  const words = title.split(/[\s/]+/u);
  for (let length = 1; length <= 6; length += 1) {
    for (let from = 0; from + length <= words.length; from += 1) {
      const piece = words.slice(from, from + length).join(' ');
      if (phraseOf(piece).includes(phrase))
        return piece.replace(/^[^\p{L}\p{N}]+|[,:;.)(|]+$/gu, '');
    }
  }
  return phrase.trim();
}

/** Where the course says that it teaches the skill; null if it does not say so. */
function evidenceOf({ title, subjects }: Course, skill: Skill): Evidence | null {
  const said = phraseOf(title);
  if (includesAny(said, [...noBeginnings, ...skill.saysNot]) !== undefined) return null;
  if (laterPart.test(foldText(title))) return null;
  const phrase = includesAny(said, skill.says);
  if (phrase !== undefined) return { kind: 'title', words: typedIn(title, phrase) };
  const subject = subjects.find((one) => includesAny(phraseOf(one), skill.says) !== undefined);
  return subject === undefined ? null : { kind: 'subject', subject };
}

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
