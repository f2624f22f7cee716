import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Course, categories } from '@aulario/course-data';
import { sampleCourses } from '@aulario/course-data/testing';
import { describe, expect, it } from 'vitest';
import { languageOfTitle } from '../filled/languageOfTitle.ts';
import { defaultFolder, readDefault } from './readDefault.ts';

const all = await readDefault();
const courses = all.map(({ course }) => course);
const share = (is: (course: Course) => boolean) => courses.filter(is).length / courses.length;
const isIn = (code: string) => (course: Course) => course.language?.split('-', 1)[0] === code;

describe('the default catalogue', () => {
  it('has 2,000 courses of six platforms, each once, and the samples among them', () => {
    expect(courses.length).toBeGreaterThanOrEqual(2000);
    expect(new Set(courses.map(({ platform }) => platform)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(courses.map(({ id }) => id)).size).toBe(courses.length);
    expect(courses.slice(0, sampleCourses.length)).toEqual(sampleCourses);
  });

  it.each(categories)('has 80 courses of %s', (category) => {
    expect(courses.filter((course) => course.category === category).length).toBeGreaterThanOrEqual(
      80,
    );
  });

  it('says what matters for a choice', () => {
    expect(share(isIn('es'))).toBeGreaterThanOrEqual(0.3);
    expect(share(({ language }) => language !== null)).toBeGreaterThanOrEqual(0.95);
    expect(
      share(({ minutes, weeks }) => minutes !== null || weeks !== null),
    ).toBeGreaterThanOrEqual(0.8);
    expect(
      share(({ rating, ratingCount }) => rating !== null && ratingCount !== null),
    ).toBeGreaterThanOrEqual(0.6);
  });

  it('holds no sentence of a platform', () => {
    for (const { course, details } of all.slice(sampleCourses.length)) {
      expect(course.headline).toBe('');
      expect(course.imageUrl).toBeNull();
      expect([...details.description, ...details.outcomes, ...details.audience]).toEqual([]);
    }
  });

  it('takes at most 2 MB', () => {
    const sizes = readdirSync(defaultFolder).map(
      (name) => statSync(join(defaultFolder, name)).size,
    );
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(2_000_000);
  });
});

it('tells the language of a title with 95 % precision', () => {
  const stated = all.filter(({ course }) => course.language && course.filled.length === 0);
  for (const code of ['en', 'es']) {
    const detected = stated.filter(({ course }) => languageOfTitle(course.title) === code);
    const right = detected.filter(({ course }) => isIn(code)(course));
    expect(detected.length).toBeGreaterThan(300);
    expect(right.length / detected.length).toBeGreaterThanOrEqual(0.95);
  }
});

it('believes a title that says it', () => {
  expect(languageOfTitle('Google Cloud Platform Fundamentals en Español')).toBe('es');
});

it.each(['', 'AutoCAD', 'Python 3', 'Excel'])('tells nothing of %j', (title) => {
  expect(languageOfTitle(title)).toBeNull();
});
