import { describe, expect, it } from 'vitest';
import { categories } from '../course/categories.ts';
import type { Course } from '../course/course.ts';
import { totalHours } from '../course/derived/totalHours.ts';
import { parseCourseUrl } from '../course/parsing/courseAddress.ts';
import { parseCourse } from '../course/parsing/parseCourse.ts';
import { sampleCourses } from './sampleCourses.ts';

const count = (test: (course: Course) => boolean) => sampleCourses.filter(test).length;

describe('the sample catalogue', () => {
  it('has 120 different courses', () => {
    expect(sampleCourses).toHaveLength(120);
    for (const field of ['id', 'url', 'headline'] as const) {
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

  it('knows the length and the effort where the facts do', () => {
    expect(count(({ weeks }) => weeks !== null)).toBe(72);
    expect(count((course) => totalHours(course) !== null)).toBe(51);
    expect(count(({ rating }) => rating !== null)).toBe(21);
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
    expect(course.imageUrl).toBeNull();
    expect(course.headline).toMatch(/^\p{Lu}.{58,138}\.$/u);
    expect(course.recorded).toEqual({ from: 2020, to: 2024 });
  });
});
