// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { categories } from '../categories/categories.ts';
import type { Course } from '../course/course.ts';
import { parseCourseUrl, parseImageUrl } from '../course/courseAddress.ts';
import { parseCourse } from '../course/parseCourse.ts';
import { parseUdemyCourse } from '../course/parseUdemyCourse.ts';
import { buildCatalogue } from '../feeds/buildCatalogue.ts';
import { aUdemyCourse, aUdemyInstructor } from '../testing/builders.ts';
import cppCourses from './cppCourses.json' with { type: 'json' };
import pythonCourses from './pythonCourses.json' with { type: 'json' };
import { sampleCourses } from './sampleCourses.ts';
import { sampleFeeds } from './sampleFeeds.ts';

const count = (test: (course: Course) => boolean) => sampleCourses.filter(test).length;

describe('the sample catalogue', () => {
  it('has 120 different courses, and nothing was rejected', () => {
    expect(buildCatalogue(sampleFeeds).rejected).toEqual([]);
    expect(sampleCourses).toHaveLength(120);
    for (const field of ['id', 'url', 'imageUrl', 'headline'] as const) {
      expect(new Set(sampleCourses.map((course) => course[field])).size, field).toBe(120);
    }
  });

  it.each(categories)('has at least seven courses in %s', (category) => {
    expect(count((course) => course.category === category)).toBeGreaterThanOrEqual(7);
  });

  it('represents three marketplaces, two languages and every kind of price', () => {
    for (const platform of ['udemy', 'coursera', 'edx']) {
      expect(count((course) => course.platform === platform)).toBeGreaterThanOrEqual(20);
    }
    expect(count((course) => course.language === 'es-ES')).toBe(52);
    expect(count((course) => course.language?.startsWith('en-') === true)).toBe(68);
    for (const kind of ['paid', 'free', 'unknown']) {
      expect(count((course) => course.price.kind === kind)).toBeGreaterThanOrEqual(20);
    }
  });

  it('holds the two lists of the specification, 11 each', () => {
    expect(sampleCourses.slice(0, 11).map((course) => course.subjects)).toEqual(
      Array(11).fill(['Python']),
    );
    expect(sampleCourses.slice(11, 22).map((course) => course.subjects)).toEqual(
      Array(11).fill(['C/C++']),
    );
  });

  it('knows the prices as the facts do', () => {
    for (const { platform, price } of sampleCourses) {
      if (platform === 'coursera') expect(price.kind).toBe('unknown');
      if (platform === 'edx') expect(price).toMatchObject({ certificate: { currency: 'USD' } });
      if (price.kind === 'paid') expect(price.money.currency).toBe('USD');
    }
  });

  it.each(sampleCourses)('$id is sound', (course) => {
    expect(parseCourse(course)).toEqual({ ok: true, course });
    expect(parseCourseUrl(course.url, course.platform)).toBe(course.url);
    expect(parseImageUrl(course.imageUrl)).toBe(`/covers/${course.id.replace(':', '-')}.svg`);
    expect(course.headline).toMatch(/^\p{Lu}.{58,138}\.$/u);
    expect(course.recorded).toEqual({ from: 2020, to: 2024 });
  });
});

describe.each([
  ['Python', pythonCourses],
  ['C/C++', cppCourses],
])('the %s list', (_, list) => {
  it("stands in Udemy's own envelope", () => {
    expect(list).toMatchObject({ count: 11, next: null, previous: null });
    expect(list.results).toHaveLength(11);
  });

  it.each(list.results)('$id has every field of the entity', (record) => {
    expect(parseUdemyCourse(record).ok).toBe(true);
    expect(Object.keys(record)).toEqual(Object.keys(aUdemyCourse()));
    expect(record.url).toBe(`/course/${record.published_title}/`);
    for (const instructor of record.visible_instructors) {
      expect(Object.keys(instructor)).toEqual(Object.keys(aUdemyInstructor()));
    }
  });
});
