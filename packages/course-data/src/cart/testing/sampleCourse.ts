import type { Course, Price } from '../../course/course.ts';

/** A course that passes the parser unchanged. */
export function sampleCourse(slug: string, changes: Partial<Course> = {}): Course {
  return {
    id: `udemy:${slug}`,
    platform: 'udemy',
    institution: null,
    title: `Course ${slug}`,
    headline: 'A course for tests',
    url: `https://www.udemy.com/course/${slug}/`,
    imageUrl: `/covers/udemy-${slug}.svg`,
    instructors: [],
    language: 'en',
    level: null,
    category: 'Development',
    subjects: ['Python'],
    price: dollars(1299),
    rating: null,
    minutes: null,
    hasCertificate: null,
    published: null,
    recorded: { from: 2020, to: 2024 },
    ...changes,
  };
}

/** A price in cents. */
export function dollars(amount: number): Price {
  return { kind: 'paid', money: { amount, currency: 'USD' } };
}
