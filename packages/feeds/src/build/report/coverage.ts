import { type Course, type CourseDetails, totalHours } from '@aulario/course-data';
import type { KnownCourse } from '../../record/finishCourse.ts';
import { isAnswered } from '../../record/isAnswered.ts';

type Ask = (course: Course, details: CourseDetails) => boolean;

type Asks<Facts> = Readonly<Record<keyof Facts, Readonly<Record<string, Ask>> | null>>;

/**
 * The facts that matter for a choice, and whether a course states them, in the order of the reports;
 * null for a fact that is of every course or for no choice.
 */
const askedOfCourse: Asks<Course> = {
  price: { price: ({ price }) => isAnswered(price) },
  access: {
    'lessons free or paid': ({ access }) => access.lessons !== 'unknown',
    'exercises free or paid': ({ access }) => access.exercises !== 'unknown',
    'certificate free or paid': ({ access, hasCertificate }) =>
      access.certificate !== 'unknown' || hasCertificate === false,
  },
  minutes: { hours: (course) => totalHours(course) !== null },
  weeks: { weeks: ({ weeks }) => weeks !== null },
  pace: { pace: ({ pace }) => pace !== null },
  level: { level: ({ level }) => level !== null },
  language: { language: ({ language }) => language !== null },
  subtitles: { subtitles: ({ subtitles }) => subtitles !== null },
  rating: { rating: ({ rating }) => rating !== null },
  ratingCount: { 'number of ratings': ({ ratingCount }) => ratingCount !== null },
  updated: { 'last updated': ({ updated }) => updated !== null },
  category: { category: ({ category }) => category !== null },
  institution: { institution: ({ institution }) => institution !== null },
  instructors: { instructors: ({ instructors }) => instructors.length > 0 },
  // With `category`, `minutes` and `access`.
  secondCategory: null,
  weeklyHours: null,
  hasCertificate: null,
  id: null,
  platform: null,
  title: null,
  headline: null,
  url: null,
  imageUrl: null,
  subjects: null,
  priceFall: null,
  filled: null,
  published: null,
  recorded: null,
};

const askedOfDetails: Asks<CourseDetails> = {
  description: { description: (_, { description }) => description.length > 0 },
  outcomes: { 'what one learns': (_, { outcomes }) => outcomes.length > 0 },
  curriculum: { curriculum: (_, { curriculum }) => curriculum.length > 0 },
  prerequisites: { prerequisites: (_, { prerequisites }) => prerequisites.length > 0 },
  runs: { dates: (_, { runs }) => runs.length > 0 },
  learners: { learners: (_, { learners }) => learners !== null },
  id: null,
  audience: null,
  teaches: null,
  lectureCount: null,
  certificate: null,
  access: null,
  offers: null,
  priceHistory: null,
  seen: null,
};

const asks = [...Object.values(askedOfCourse), ...Object.values(askedOfDetails)].flatMap((facts) =>
  Object.entries(facts ?? {}),
);

/** The fields in the order in which reports show them. */
export const askedFields: readonly string[] = asks.map(([field]) => field);

/** The number of a platform's courses that state each fact. */
export interface PlatformCoverage {
  courses: number;
  known: Record<string, number>;
}

/** The coverage of each platform, in the order in which they first appear. */
export function coverageOf(courses: Iterable<KnownCourse>): Record<string, PlatformCoverage> {
  const platforms: Record<string, PlatformCoverage> = {};
  for (const { course, details } of courses) {
    platforms[course.platform] ??= {
      courses: 0,
      known: Object.fromEntries(askedFields.map((field) => [field, 0])),
    };
    const own = platforms[course.platform];
    if (own === undefined) continue;
    own.courses += 1;
    for (const [field, isKnown] of asks) {
      if (isKnown(course, details)) own.known[field] = (own.known[field] ?? 0) + 1;
    }
  }
  return platforms;
}
