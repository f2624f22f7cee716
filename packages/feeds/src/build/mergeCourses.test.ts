import { type Course, noDetails } from '@aulario/course-data';
import { aCourse, usd } from '@aulario/course-data/testing';
import { describe, expect, it } from 'vitest';
import { addressKey } from '../record/addressKey.ts';
import type { ImportedCourse } from '../record/finishCourse.ts';
import { CourseFile } from './courseFile.ts';
import { CourseMerger } from './mergeCourses.ts';
import { workKey } from './sameCourse.ts';

const imported = (changes: Partial<Course> = {}, details = {}): ImportedCourse => {
  const course = aCourse(changes);
  return { course, details: { ...noDetails(course.id), ...details }, expires: null };
};
function merge(records: ImportedCourse[], prices: ImportedCourse[] = []) {
  const file = new CourseFile();
  const merger = new CourseMerger(file);
  for (const price of prices) merger.addPrice(price, 'awin');
  for (const record of records) merger.add(record, ['udemy']);
  const counts = { ...merger.assignPrices(), ...merger.linkOffers('2026-11-22') };
  const courses = [...file.known()];
  file.close();
  return { courses, ...counts };
}

const uni = {
  title: 'Introducción a la estadística',
  institution: 'Universidad de Ejemplo',
  language: 'es-ES',
};
const onEdx = {
  ...uni,
  id: 'edx:estadistica',
  platform: 'edx',
  url: 'https://www.edx.org/course/estadistica',
};
const onCoursera = {
  ...uni,
  id: 'coursera:estadistica',
  platform: 'coursera',
  url: 'https://www.coursera.org/learn/estadistica',
};

describe('records of one course', () => {
  it('are one by their id; the first is believed, the later fill in', () => {
    const first = imported({ rating: 4.5, minutes: null, recorded: { from: 2020, to: 2021 } });
    const later = imported(
      { rating: 3, minutes: 60, recorded: { from: 2024, to: 2024 } },
      { outcomes: ['A'] },
    );
    const { courses, duplicates } = merge([first, later]);
    expect(duplicates).toBe(1);
    expect(courses).toHaveLength(1);
    expect(courses[0]).toMatchObject({
      course: { rating: 4.5, minutes: 60, recorded: { from: 2020, to: 2024 } },
      details: { outcomes: ['A'] },
    });
  });

  it('are two where only the query of their addresses tells them apart', () => {
    const url = 'https://www.udemy.com/course/view.php?id=';
    const { courses } = merge([
      imported({ id: 'udemy:7', title: 'Álgebra', url: `${url}7` }),
      imported({ id: 'udemy:8', title: 'Guitarra', url: `${url}8&utm_source=feed` }),
      imported({ id: 'udemy:b8', title: 'Guitarra', url: `${url}8` }),
    ]);
    expect(courses.map(({ course }) => course.title)).toEqual(['Álgebra', 'Guitarra']);
  });

  it('leave a price the years in which it was recorded', () => {
    const paid = { kind: 'paid', money: { amount: 999, currency: 'USD' } } as const;
    const [old, late] = [
      { from: 2017, to: 2017 },
      { from: 2026, to: 2026 },
    ];
    const priceOf = (...records: ImportedCourse[]) => merge(records).courses[0]?.course.price;
    const unpriced = { price: { kind: 'unknown' } } as const;
    const priced = imported({ price: paid, recorded: old });
    expect(priceOf(priced, imported({ recorded: late }))).toEqual({ ...paid, recorded: old });
    expect(priceOf(imported({ ...unpriced, recorded: late }), priced)).toEqual({
      ...paid,
      recorded: old,
    });
    const third = imported({ ...unpriced, recorded: { from: 2020, to: 2020 } });
    expect(priceOf(priced, imported({ recorded: late }), third)).toMatchObject({ recorded: old });
    expect(priceOf(priced, imported({ recorded: old }))).toEqual(paid);
  });

  it('have both categories that two of them state, none of them found from the title', () => {
    const [first, later] = [
      imported({ category: 'Design' }),
      imported({ category: 'Development' }),
    ];
    const filled = imported({ category: 'Music', filled: ['category'] });
    const categoriesAmong = (...records: ImportedCourse[]) =>
      merge(records).courses.map(({ course }) => [course.category, course.secondCategory])[0];
    expect(categoriesAmong(first, later)).toEqual(['Design', 'Development']);
    expect(categoriesAmong(first, first)).toEqual(['Design', null]);
    expect(categoriesAmong(filled, later, first)).toEqual(['Development', 'Design']);
    expect(categoriesAmong(first, filled)).toEqual(['Design', null]);
  });

  it('take the length of one record: hours of one and weeks of another would make a week that none states', () => {
    const none = { minutes: null, weeks: null, weeklyHours: null };
    const hours = imported({ ...none, minutes: 3600 });
    const weeks = imported({ ...none, weeks: { min: 1, max: 4 } });
    const lengthOf = (...records: ImportedCourse[]) => {
      const course = merge(records).courses[0]?.course;
      return [course?.minutes, course?.weeks, course?.weeklyHours];
    };
    expect(lengthOf(hours, weeks)).toEqual([3600, null, null]);
    expect(lengthOf(weeks, hours)).toEqual([null, { min: 1, max: 4 }, null]);
    expect(lengthOf(imported(none), weeks)).toEqual([null, { min: 1, max: 4 }, null]);
  });

  it('prefer a stated language to one inferred from a title, and say which it is', () => {
    const inferred = imported({ language: 'es', filled: ['language'] });
    const stated = imported({ language: 'en' });
    const unknown = imported({ language: null });
    const languageOf = (...records: ImportedCourse[]) =>
      merge(records).courses.map(({ course: { language, filled } }) => ({ language, filled }));
    expect(languageOf(inferred, stated)).toEqual([{ language: 'en', filled: [] }]);
    expect(languageOf(stated, inferred)).toEqual([{ language: 'en', filled: [] }]);
    expect(languageOf(unknown, inferred)).toEqual([{ language: 'es', filled: ['language'] }]);
  });

  it('prefer a stated category, and keep what was inferred from a title where none states it', () => {
    const inferred = imported({ category: 'Music', filled: ['language', 'category'] });
    const stated = imported({ category: 'Design', language: null });
    const factsOf = (...records: ImportedCourse[]) =>
      merge(records).courses.map(({ course: { category, filled } }) => ({ category, filled }));
    for (const records of [
      [inferred, stated],
      [stated, inferred],
    ])
      expect(factsOf(...records)).toEqual([{ category: 'Design', filled: ['language'] }]);
    expect(factsOf(imported({ category: null }), inferred)).toEqual([
      { category: 'Music', filled: ['category'] },
    ]);
  });

  it('are one by their address on a platform, whatever a shop hangs on it', () => {
    const first = imported({ id: 'udemy:1', url: 'https://www.udemy.com/course/a/' });
    const later = imported({
      id: 'udemy:a',
      url: 'https://www.udemy.com/course/a?coupon=1#top',
      minutes: 5,
    });
    expect(merge([first, later]).courses.map(({ course }) => [course.id, course.minutes])).toEqual([
      ['udemy:1', 5],
    ]);
  });

  it('never fill in what is known to be free with what is unknown, nor turn the order around', () => {
    const free = imported({ price: { kind: 'free', certificate: null } });
    const unknown = imported({ price: { kind: 'unknown' } });
    expect(merge([free, unknown]).courses[0]?.course.price.kind).toBe('free');
    expect(merge([unknown, free]).courses[0]?.course.price.kind).toBe('free');
  });
});

describe('prices from a shop', () => {
  it('go to the course at their address, and make none', () => {
    const price = { kind: 'paid', money: usd(999) } as const;
    const course = imported({ url: 'https://www.udemy.com/course/a/', price: { kind: 'unknown' } });
    const found = imported({ id: 'awin:1', url: 'https://www.udemy.com/course/a/?aff=1', price });
    const other = imported({ id: 'awin:2', url: 'https://www.udemy.com/course/b/', price });
    const { courses, pricesMatched, pricesUnmatched } = merge([course], [found, other]);
    expect(courses.map((each) => each.course.price)).toEqual([price]);
    expect([pricesMatched, pricesUnmatched]).toEqual([1, 1]);
  });

  it('never turn a free course into a paid one', () => {
    const free = imported({
      url: 'https://www.udemy.com/course/a/',
      price: { kind: 'free', certificate: null },
    });
    const price = imported({
      url: 'https://www.udemy.com/course/a/',
      price: { kind: 'paid', money: usd(999) },
    });
    expect(merge([free], [price]).courses[0]?.course.price.kind).toBe('free');
  });
});

describe('one course on two platforms', () => {
  it('stays two, each of which names the other', () => {
    const { courses } = merge([imported(onEdx), imported(onCoursera)]);
    expect(courses.map(({ details }) => details.offers.map(({ platform }) => platform))).toEqual([
      ['coursera'],
      ['edx'],
    ]);
  });

  it.each<[string, Partial<Course>]>([
    ['a second part', { title: 'Introducción a la estadística II' }],
    ['another year', { title: 'Introducción a la estadística 2024' }],
    ['another institution', { institution: 'Otra universidad' }],
    ['an unknown institution', { institution: null }],
    ['another language', { language: 'en-US' }],
    ['another level', { level: 'advanced' }],
    ['a word more', { title: 'Introducción a la estadística aplicada' }],
  ])('is not %s', (_, change) => {
    const { courses } = merge([imported(onEdx), imported({ ...onCoursera, ...change })]);
    expect(courses.flatMap(({ details }) => details.offers)).toEqual([]);
  });

  it('is recognised whatever the accents, case and punctuation, but not where the title is too short', () => {
    expect(workKey(aCourse({ ...uni, title: 'INTRODUCCION a la «Estadística»' }))).toBe(
      workKey(aCourse(uni)),
    );
    expect(workKey(aCourse({ ...uni, title: 'Python' }))).toBeNull();
    expect(workKey(aCourse({ ...uni, title: 'Aprende C++ hoy' }))).not.toBe(
      workKey(aCourse({ ...uni, title: 'Aprende C hoy' })),
    );
  });
});

it.each([
  ['https://A.example/x//#c', 'a.example/x'],
  ['https://a.example/x?utm_source=b&couponCode=C&ref=d&gclid=e', 'a.example/x'],
  ['https://a.example/course/view.php?id=7&utm_medium=b', 'a.example/course/view.php?id=7'],
  ['https://a.example/?lang=es&course=7', 'a.example?course=7&lang=es'],
  ['https://a.example/#/course/7', 'a.example#/course/7'],
])('reads %s without what hangs on it', (url, key) => {
  expect(addressKey(url)).toBe(key);
});

it('gives the same answer for the same records', () => {
  const records = [imported(onEdx), imported(onCoursera), imported()];
  expect(JSON.stringify(merge(records))).toBe(JSON.stringify(merge(records)));
});
