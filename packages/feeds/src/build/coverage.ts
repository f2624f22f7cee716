import { type Course, type CourseDetails, totalHours } from '@aulario/course-data';
import type { KnownCourse } from '../record/finishCourse.ts';
import { isAnswered } from './isAnswered.ts';

type Ask = (course: Course, details: CourseDetails) => boolean;

/** The facts that matter for a choice, and whether a course states them. */
const asked: Readonly<Record<string, Ask>> = {
  price: ({ price }) => isAnswered(price),
  'lessons free or paid': ({ access }) => access.lessons !== 'unknown',
  'exercises free or paid': ({ access }) => access.exercises !== 'unknown',
  'certificate free or paid': ({ access, hasCertificate }) =>
    access.certificate !== 'unknown' || hasCertificate === false,
  hours: (course) => totalHours(course) !== null,
  weeks: ({ weeks }) => weeks !== null,
  pace: ({ pace }) => pace !== null,
  level: ({ level }) => level !== null,
  language: ({ language }) => language !== null,
  subtitles: ({ subtitles }) => subtitles !== null,
  rating: ({ rating }) => rating !== null,
  'number of ratings': ({ ratingCount }) => ratingCount !== null,
  'last updated': ({ updated }) => updated !== null,
  category: ({ category }) => category !== null,
  institution: ({ institution }) => institution !== null,
  instructors: ({ instructors }) => instructors.length > 0,
  description: (_, { description }) => description.length > 0,
  'what one learns': (_, { outcomes }) => outcomes.length > 0,
  curriculum: (_, { curriculum }) => curriculum.length > 0,
  prerequisites: (_, { prerequisites }) => prerequisites.length > 0,
  dates: (_, { runs }) => runs.length > 0,
  learners: (_, { learners }) => learners !== null,
};

const asks = Object.entries(asked);

/** The fields in the order in which reports show them. */
export const askedFields: readonly string[] = Object.keys(asked);

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
