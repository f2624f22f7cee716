import type { CalendarDay } from '../course/calendarDay.ts';
import type {
  AccessPart,
  Cost,
  FilledFact,
  Level,
  Money,
  NumberRange,
  Pace,
  Price,
} from '../course/course.ts';
import type { CourseRun, CurriculumSection } from '../course/courseDetails.ts';

/**
 * The data that an importer found in one record; null and [] are unknown. Identity, title and
 * address are unchanged from the record.
 */
export interface Draft {
  sourceId: unknown;
  title: unknown;
  url: unknown;
  /** HTML or plain text; if missing, the first sentence of the description is used. */
  headline: string | null;
  description: readonly string[];
  institution: string | null;
  instructors: readonly string[];
  imageUrl: string | null;
  language: string | null;
  subtitles: readonly string[] | null;
  level: Level | null;
  /** In the provider's terms, the most likely first. */
  categories: readonly string[];
  /** In the provider's terms: categories beside the first, not those above it. */
  furtherCategories: readonly string[];
  subjects: readonly string[];
  price: Price;
  /** What the feed itself states about free access. */
  access: Readonly<Partial<Record<AccessPart, Cost>>>;
  rating: number | null;
  ratingCount: number | null;
  minutes: number | null;
  weeks: NumberRange | null;
  weeklyHours: NumberRange | null;
  pace: Pace | null;
  hasCertificate: boolean | null;
  published: CalendarDay | null;
  updated: CalendarDay | null;
  /** The last day on which the course is available. */
  expires: CalendarDay | null;
  /** The days between which these facts were recorded; null for that of the reading. */
  recorded: { readonly from: CalendarDay; readonly to: CalendarDay } | null;
  outcomes: readonly string[];
  prerequisites: readonly string[];
  audience: readonly string[];
  teaches: readonly string[];
  curriculum: readonly CurriculumSection[];
  lectureCount: number | null;
  learners: number | null;
  certificateName: string | null;
  certificatePrice: Money | null;
  credits: number | null;
  runs: readonly CourseRun[];
  /** What an earlier build has found out itself. */
  filled: readonly FilledFact[];
}

/** A draft without any data. */
export const emptyDraft: Draft = {
  sourceId: null,
  title: null,
  url: null,
  headline: null,
  description: [],
  institution: null,
  instructors: [],
  imageUrl: null,
  language: null,
  subtitles: null,
  level: null,
  categories: [],
  furtherCategories: [],
  subjects: [],
  price: { kind: 'unknown' },
  access: {},
  rating: null,
  ratingCount: null,
  minutes: null,
  weeks: null,
  weeklyHours: null,
  pace: null,
  hasCertificate: null,
  published: null,
  updated: null,
  expires: null,
  recorded: null,
  outcomes: [],
  prerequisites: [],
  audience: [],
  teaches: [],
  curriculum: [],
  lectureCount: null,
  learners: null,
  certificateName: null,
  certificatePrice: null,
  credits: null,
  runs: [],
  filled: [],
};
