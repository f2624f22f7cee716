import { type Course, categories, parseCourse, platformOf } from '@aulario/course-data';
import { describe, expect, it } from 'vitest';
import { generateCourses } from './generateCourses.ts';

const courses = [...generateCourses({ courses: 5000, seed: 7 })];

const share = (test: (course: Course) => boolean) => courses.filter(test).length / courses.length;
const wordsOf = (text: string) => text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word));

describe('made-up courses', () => {
  it('are the same for the same seed, and others for another', () => {
    expect([...generateCourses({ courses: 50, seed: 7 })]).toEqual(courses.slice(0, 50));
    const others = [...generateCourses({ courses: 50, seed: 8 })];
    expect(others.map(({ title }) => title)).not.toEqual(
      courses.slice(0, 50).map(({ title }) => title),
    );
    expect([...generateCourses({ courses: 0 })]).toEqual([]);
  });

  it('pass the parser as they are', () => {
    for (const course of courses) expect(parseCourse(course)).toEqual({ ok: true, course });
  });

  it('say by id and address that they are made up', () => {
    for (const course of courses) {
      expect(course.id).toMatch(/:muestra-\d+$/);
      expect(new URL(course.url).host).toBe(platformOf(course.platform).hosts[0]);
      expect(new URL(course.url).pathname.split('/')[2]).toMatch(/^muestra-\d+-[a-z0-9]/);
    }
    expect(new Set(courses.map(({ id }) => id)).size).toBe(courses.length);
  });

  it('have titles of 3 to 12 words and headlines of 8 to 20', () => {
    for (const { title, headline } of courses) {
      expect(wordsOf(title).length, title).toBeGreaterThanOrEqual(3);
      expect(wordsOf(title).length, title).toBeLessThanOrEqual(12);
      expect(wordsOf(headline).length, headline).toBeGreaterThanOrEqual(8);
      expect(wordsOf(headline).length, headline).toBeLessThanOrEqual(20);
      expect(title + headline).not.toMatch(/[{}]|undefined/);
    }
  });

  it.each(categories)('are also about %s', (category) => {
    expect(share((course) => course.category === category)).toBeGreaterThan(0.02);
  });

  it('are in Spanish, English and other languages, on every marketplace', () => {
    expect(share(({ language }) => language?.startsWith('es-') === true)).toBeGreaterThan(0.25);
    expect(share(({ language }) => language?.startsWith('en-') === true)).toBeGreaterThan(0.45);
    expect(new Set(courses.map(({ language }) => language?.slice(0, 2))).size).toBe(8);
    for (const platform of ['udemy', 'coursera', 'edx']) {
      expect(share((course) => course.platform === platform)).toBeGreaterThan(0.08);
    }
  });

  it.each([
    'level',
    'rating',
    'minutes',
    'hasCertificate',
    'published',
    'language',
    'category',
  ] as const)('know %s of most, but not of all', (field) => {
    const unknown = share((course) => course[field] === null);
    expect(unknown).toBeGreaterThan(0.005);
    expect(unknown).toBeLessThan(0.5);
  });
});
