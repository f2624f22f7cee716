import type { Catalogue } from '../catalogue/catalogue.ts';
import { createMemoryCatalogue } from '../catalogue/memoryCatalogue.ts';
import type { Course, Money } from '../course/course.ts';
import type { UdemyCourse, UdemyInstructor } from '../course/udemyCourse.ts';

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
    id,
    platform: 'udemy',
    institution: null,
    title: `Curso de ejemplo ${number}`,
    headline: 'Una frase que dice en pocas palabras de qué trata este curso de ejemplo.',
    url: `https://www.udemy.com/course/${number}/`,
    imageUrl: `/covers/${id.replace(':', '-')}.svg`,
    instructors: ['Persona de Ejemplo'],
    language: 'es-ES',
    level: null,
    category: 'Development',
    subjects: [],
    price: { kind: 'paid', money: usd(1299) },
    rating: null,
    minutes: null,
    hasCertificate: null,
    published: null,
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

/** A valid instructor in Udemy's format. */
export function aUdemyInstructor(overrides: Partial<UdemyInstructor> = {}): UdemyInstructor {
  return {
    _class: 'user',
    title: 'Persona de Ejemplo',
    name: 'Persona',
    display_name: 'Persona de Ejemplo',
    job_title: '',
    image_50x50: '',
    image_100x100: '',
    initials: 'PE',
    url: '',
    ...overrides,
  };
}

/** A valid record in Udemy's format: paid, $12.99. */
export function aUdemyCourse(overrides: Partial<UdemyCourse> = {}): UdemyCourse {
  return {
    _class: 'course',
    id: 1001,
    title: 'Curso de ejemplo 1001',
    url: '/course/curso-de-ejemplo/',
    is_paid: true,
    price: '$12.99',
    price_detail: {
      amount: 12.99,
      currency: 'USD',
      price_string: '$12.99',
      currency_symbol: '$',
    },
    price_serve_tracking_id: '',
    visible_instructors: [aUdemyInstructor()],
    image_125_H: '/covers/udemy-1001.svg',
    image_240x135: '/covers/udemy-1001.svg',
    image_480x270: '/covers/udemy-1001.svg',
    is_practice_test_course: false,
    published_title: 'curso-de-ejemplo',
    tracking_id: '',
    locale: {
      locale: 'es_ES',
      title: 'Español (España)',
      english_title: 'Spanish (Spain)',
      simple_english_title: 'Spanish',
    },
    predictive_score: null,
    relevancy_score: null,
    input_features: null,
    lecture_search_result: null,
    curriculum_lectures: [],
    order_in_results: null,
    curriculum_items: [],
    headline: 'Una frase que dice en pocas palabras de qué trata este curso de ejemplo.',
    instructor_name: null,
    ...overrides,
  };
}

/** A catalogue without courses, some of whose methods answer as given. */
export function aCatalogue(overrides: Partial<Catalogue> = {}): Catalogue {
  return { ...createMemoryCatalogue([]), ...overrides };
}
