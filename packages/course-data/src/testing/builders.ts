import { createMemoryCatalogue } from '../catalogue/memory/memoryCatalogue.ts';
import type { Catalogue } from '../catalogue/port/catalogue.ts';
import type { Course, Money } from '../course/course.ts';
import type { CatalogueNews } from '../course/courseChange.ts';
import { unknownFacts } from '../course/unknownFacts.ts';

/** An amount of US dollars, in cents. */
export function usd(amount: number): Money {
  return { amount, currency: 'USD' };
}

/**
 * A valid course for stories and tests: paid, in Spanish, of Udemy. Always the same for the same
 * overrides. A course of another platform needs its own `id`, `platform` and `url`.
 */
export function aCourse(overrides: Partial<Course> = {}): Course {
  const { id = 'udemy:1001' } = overrides;
  const number = id.replace(/^.*:/, '');
  return {
    ...unknownFacts,
    id,
    platform: 'udemy',
    title: `Curso de ejemplo ${number}`,
    headline: 'Una frase que dice en pocas palabras de qué trata este curso de ejemplo.',
    url: `https://www.udemy.com/course/${number}/`,
    instructors: ['Persona de Ejemplo'],
    language: 'es-ES',
    category: 'Development',
    price: { kind: 'paid', money: usd(1299) },
    recorded: { from: 2020, to: 2024 },
    ...overrides,
  };
}

/** Several valid courses with ids of their own, numbered from 1. */
export function someCourses(count: number, overrides: Partial<Omit<Course, 'id'>> = {}): Course[] {
  return Array.from({ length: count }, (_, index) =>
    aCourse({ ...overrides, id: `udemy:${index + 1}` }),
  );
}

/** A catalogue without courses, some of whose methods answer as given. */
export function aCatalogue(overrides: Partial<Catalogue> = {}): Catalogue {
  return { ...createMemoryCatalogue([]), ...overrides };
}

/** News of three days: the given course is at its lowest price, one is gone, and one is new. */
export function someNews(lowest: Partial<Course>): CatalogueNews {
  const cheap = aCourse({ price: { kind: 'paid', money: usd(999) }, ...lowest, id: 'udemy:1' });
  return {
    since: '2026-06-01',
    courses: [
      { kind: 'lowest', day: '2026-11-18', course: cheap, before: usd(1999), since: '2026-06-01' },
      { kind: 'fresh', day: '2026-11-20', course: aCourse({ id: 'udemy:2', title: 'Guitarra' }) },
    ],
    gone: [
      {
        kind: 'discontinued',
        id: 'udemy:3',
        day: '2026-11-19',
        title: 'Violín',
        platform: 'udemy',
        category: 'Music',
        lastSeen: '2026-11-18',
        equivalents: [],
      },
    ],
  };
}
