import type { Course, Price } from '@aulario/course-data';
import { aCourse } from '@aulario/course-data/testing';

/** A course that the parser returns unchanged. */
export function sampleCourse(slug: string, changes: Partial<Course> = {}): Course {
  return aCourse({
    id: `udemy:${slug}`,
    title: `Course ${slug}`,
    headline: 'A course for tests',
    url: `https://www.udemy.com/course/${slug}/`,
    instructors: [],
    language: 'en',
    subjects: ['Python'],
    ...changes,
  });
}

/** A price in cents. */
export function dollars(amount: number): Price {
  return { kind: 'paid', money: { amount, currency: 'USD' } };
}
