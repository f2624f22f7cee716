import type { Access, Course } from './course.ts';
import type { CourseDetails } from './courseDetails.ts';

/** The access of a course when nothing is known. */
export const unknownAccess: Access = {
  lessons: 'unknown',
  exercises: 'unknown',
  certificate: 'unknown',
  basis: null,
};

/** What no course is without: which one it is, and when its facts were recorded. */
type NeededFact = 'id' | 'platform' | 'title' | 'url' | 'recorded';

/** What a course can be without. A new fact of a course does not compile until it is here. */
export const unknownFacts: Omit<Course, NeededFact> = {
  institution: null,
  headline: '',
  imageUrl: null,
  instructors: [],
  language: null,
  subtitles: null,
  level: null,
  category: null,
  secondCategory: null,
  subjects: [],
  price: { kind: 'unknown' },
  priceFall: null,
  access: unknownAccess,
  rating: null,
  ratingCount: null,
  minutes: null,
  weeks: null,
  weeklyHours: null,
  pace: null,
  hasCertificate: null,
  published: null,
  updated: null,
  filled: [],
};

/** The details of a course when only the card's facts are known. */
export const noDetails = (id: string): CourseDetails => ({
  id,
  description: [],
  outcomes: [],
  prerequisites: [],
  audience: [],
  teaches: [],
  curriculum: [],
  lectureCount: null,
  learners: null,
  certificate: null,
  access: [],
  runs: [],
  offers: [],
  priceHistory: null,
  seen: null,
});
