// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aCourse, aUdemyCourse } from '../testing/builders.ts';
import { buildCatalogue } from './buildCatalogue.ts';
import type { Feed } from './feed.ts';
import { snapshotFeed } from './snapshotFeed.ts';
import { udemyFeed } from './udemyFeed.ts';

const recorded = { from: 2020, to: 2024 };

function udemy(results: readonly unknown[], source = 'udemy/test'): Feed {
  return udemyFeed({
    source,
    snapshot: { count: results.length, next: null, previous: null, results },
    category: 'Music',
    subjects: ['Piano'],
    recorded,
  });
}

const facts = {
  platform: 'edX',
  title: 'Astronomía Virtual',
  headline: 'Una introducción a la astronomía.',
  url: 'https://www.edx.org/course/astronomia-virtual',
  institution: 'Universidad Nacional de Córdoba',
  instructors: ['Guillermo Goldes'],
  language: 'es-ES',
  level: 'beginner',
  is_paid: false,
  price: null,
  certificate_price_usd: 29,
  category: 'Teaching & Academics',
  subjects: [],
};

const snapshot = (...courses: unknown[]) =>
  snapshotFeed({ source: 'snapshot', snapshot: { recorded, courses } });

describe('a Udemy list', () => {
  it('gives its courses with the context of the list', () => {
    const { courses, rejected } = buildCatalogue([udemy([aUdemyCourse()])]);
    expect(courses).toMatchObject([{ id: 'udemy:1001', category: 'Music', subjects: ['Piano'] }]);
    expect(rejected).toEqual([]);
  });

  it('rejects only the bad records, with source, path and message', () => {
    const bad = [aUdemyCourse({ url: 'https://evil.example/' }), null];
    const { courses, rejected } = buildCatalogue([udemy([...bad, aUdemyCourse()])]);
    expect(courses).toHaveLength(1);
    expect(rejected).toEqual([
      { source: 'udemy/test', path: 'results.0.url', message: 'Address not allowed' },
      { source: 'udemy/test', path: 'results.1', message: expect.stringContaining('Object') },
    ]);
  });

  it.each([null, [], { results: [] }, { count: 1, next: null, previous: null, results: {} }])(
    'rejects the envelope %j as a whole',
    (envelope) => {
      const feed = udemyFeed({
        source: 'udemy/test',
        snapshot: envelope,
        category: null,
        subjects: [],
        recorded,
      });
      const { courses, rejected } = buildCatalogue([feed]);
      expect(courses).toEqual([]);
      expect(rejected.length).toBeGreaterThan(0);
    },
  );
});

describe('a list of recorded facts', () => {
  it('gives a course for each', () => {
    expect(buildCatalogue([snapshot(facts)]).courses).toEqual([
      {
        id: 'edx:astronomia-virtual',
        platform: 'edx',
        institution: 'Universidad Nacional de Córdoba',
        title: 'Astronomía Virtual',
        headline: 'Una introducción a la astronomía.',
        url: 'https://www.edx.org/course/astronomia-virtual',
        imageUrl: '/covers/edx-astronomia-virtual.svg',
        instructors: ['Guillermo Goldes'],
        language: 'es-ES',
        level: 'beginner',
        category: 'Teaching & Academics',
        subjects: [],
        price: { kind: 'free', certificate: { amount: 2900, currency: 'USD' } },
        rating: null,
        minutes: null,
        hasCertificate: true,
        published: null,
        recorded,
      },
    ]);
  });

  it.each([
    ['paid', { is_paid: true, price: '$19.99' }, 'paid'],
    ['not recorded', { is_paid: undefined, price: 'unknown' }, 'unknown'],
    ['paid, amount not recorded', { is_paid: true, price: null }, 'unknown'],
    ['free without certificate', { certificate_price_usd: undefined }, 'free'],
  ])('reads a price that is %s', (_, overrides, kind) => {
    const { courses } = buildCatalogue([snapshot({ ...facts, ...overrides })]);
    expect(courses[0]?.price.kind).toBe(kind);
  });

  it.each([
    [{ platform: 'Moodle' }, 'courses.0.platform'],
    [{ category: 'Cooking' }, 'courses.0.category'],
    [{ url: 'https://www.udemy.com/course/a/' }, 'courses.0.url'],
    [{ level: 'expert' }, 'courses.0.level'],
    [{ title: ' ' }, 'courses.0.title'],
    [{ certificate_price_usd: -1 }, 'courses.0.certificate_price_usd'],
  ])('rejects %j', (overrides, path) => {
    expect(buildCatalogue([snapshot({ ...facts, ...overrides })])).toMatchObject({
      courses: [],
      rejected: [{ source: 'snapshot', path }],
    });
  });

  it('rejects an envelope without years', () => {
    const feed = snapshotFeed({ source: 'snapshot', snapshot: { courses: [] } });
    expect(buildCatalogue([feed]).rejected).toMatchObject([{ path: 'recorded' }]);
  });
});

describe('buildCatalogue', () => {
  it('keeps the order of the feeds and each id once', () => {
    const first = aCourse({ id: 'udemy:1', title: 'Uno' });
    const again = aCourse({ id: 'udemy:1', title: 'Otra vez uno' });
    const second = aCourse({ id: 'udemy:2' });
    const feeds = [[first], [again, second]].map((courses, index) => ({
      source: `feed ${index + 1}`,
      read: () => ({ courses, rejected: [] }),
    }));
    expect(buildCatalogue(feeds)).toEqual({
      courses: [first, second],
      rejected: [{ source: 'feed 2', path: 'udemy:1', message: 'Already in the catalogue' }],
    });
    expect(buildCatalogue([])).toEqual({ courses: [], rejected: [] });
  });
});
