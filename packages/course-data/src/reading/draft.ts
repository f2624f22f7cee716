import type { Cost, Level, Money, NumberRange, Pace, Price } from '../course/course.ts';
import type { CourseRun, CurriculumSection } from '../course/courseDetails.ts';

/** What an importer found in one record; null and [] are unknown. Identity, title and address are unchanged from the record. */
export interface Draft {
  sourceId: unknown;
  title: unknown;
  url: unknown;
  /** HTML or plain; the first sentence stands in where it is missing. */
  headline: string | null;
  description: readonly string[];
  institution: string | null;
  instructors: readonly string[];
  imageUrl: string | null;
  language: string | null;
  subtitles: readonly string[] | null;
  level: Level | null;
  /** As the provider calls them, the likeliest first. */
  categories: readonly string[];
  subjects: readonly string[];
  price: Price;
  /** What the feed itself says is free. */
  access: Readonly<Partial<Record<'lessons' | 'exercises' | 'certificate', Cost>>>;
  rating: number | null;
  ratingCount: number | null;
  minutes: number | null;
  weeks: NumberRange | null;
  weeklyHours: NumberRange | null;
  pace: Pace | null;
  hasCertificate: boolean | null;
  published: string | null;
  updated: string | null;
  /** The day after which the course is not there any more. */
  expires: string | null;
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
}

/** A draft of which nothing is known. */
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
};
