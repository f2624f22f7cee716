import { join } from 'node:path';
import type { Course } from '@aulario/course-data';
import { describe, expect, it } from 'vitest';
import { importRecord } from '../testing/importRecord.ts';
import { provider, readAll } from '../testing/readAll.ts';
import { shapes } from '../testing/shapes.ts';

const example = (path: string) => join(import.meta.dirname, '../../examples', path);
const usd = (amount: number) => ({ amount, currency: 'USD' });

async function byTitle(feed: string, path: string) {
  const { imported, refused, counts } = await readAll(feed, example(path));
  const courseOf = (part: string): Course | undefined =>
    imported.find(({ course }) => course.title.includes(part))?.course;
  const detailsOf = (part: string) =>
    imported.find(({ course }) => course.title.includes(part))?.details;
  return { imported, refused, counts, courseOf, detailsOf };
}

describe('Udemy, as recorded in several years', () => {
  it('reads the answers of its search page', async () => {
    const { courseOf } = await byTitle('udemy', 'udemy/2019-search.json');
    expect(courseOf('Python')).toMatchObject({
      id: 'udemy:900001',
      title: 'Ejemplo: Python para análisis',
      headline: 'Aprende Python con datos',
      url: 'https://www.udemy.com/course/ejemplo-python-analisis/',
      price: { kind: 'paid', money: usd(1299) },
      rating: 4.41,
      ratingCount: 230,
      minutes: 570,
      level: 'beginner',
      language: null,
      category: null,
      access: { lessons: 'paid', certificate: 'paid' },
    });
    expect(courseOf('Git')).toMatchObject({
      price: { kind: 'free', certificate: null },
      access: { lessons: 'free', certificate: 'unknown' },
      hasCertificate: false,
      rating: null,
      level: null,
      minutes: 45,
    });
  });

  it('finds the course behind an address of before 2019', () => {
    const good = shapes.find((shape) => shape.provider === 'udemy')?.good(1) ?? {};
    const { result } = importRecord(provider('udemy'), { ...good, url: '/sql-from-scratch/' });
    expect(result).toMatchObject({
      imported: { course: { url: 'https://www.udemy.com/course/sql-from-scratch/' } },
    });
  });

  it('takes records without price and locale, and refuses only what has no title or address', async () => {
    const { courseOf, detailsOf, refused, counts } = await byTitle('udemy', 'udemy/2021-list.json');
    expect(courseOf('SQL')).toMatchObject({
      headline: 'Master SQL & more',
      rating: 4.66,
      minutes: 1050,
      price: { kind: 'unknown' },
    });
    expect(detailsOf('SQL')).toMatchObject({
      outcomes: ['Write queries', 'Design tables'],
      lectureCount: 265,
      learners: 1234,
    });
    expect(courseOf('night')).toMatchObject({ rating: 4.2, ratingCount: 1204, minutes: null });
    expect(refused.map(({ id, path }) => [id, path])).toEqual([
      ['udemy:900005', 'title'],
      ['udemy:900006', 'url'],
    ]);
    expect(counts).toMatchObject({ read: 4, kept: 2, refused: 2, skipped: 0, brokenOff: null });
  });

  it('takes every field that was asked for, and believes no coupon', async () => {
    const { courseOf, detailsOf, counts } = await byTitle('udemy', 'udemy/2024-list.json');
    expect(courseOf('Excel')).toMatchObject({
      price: { kind: 'paid', money: { amount: 1999, currency: 'EUR' } },
      language: 'es-ES',
      subtitles: ['es', 'en'],
      level: 'intermediate',
      category: 'Office Productivity',
      subjects: ['Microsoft'],
      minutes: 734,
      published: '2019-04-05',
      updated: '2024-02-01',
    });
    expect(detailsOf('Excel')).toMatchObject({
      description: ['Un curso de ejemplo.', 'Con dos párrafos.'],
      prerequisites: ['Un ordenador con Excel'],
      curriculum: [
        { title: 'Inicio', lectures: [{ title: 'Bienvenida', minutes: 3 }] },
        { title: 'Fórmulas', lectures: [{ title: 'SUMA', minutes: 10 }] },
      ],
    });
    expect(courseOf('cupón')).toMatchObject({
      price: { kind: 'unknown' },
      access: { lessons: 'unknown' },
    });
    expect(counts.fields['category']).toEqual({ unmapped: 1 });
  });
});

it('Coursera: joins partners and instructors, and knows no price', async () => {
  const { courseOf, imported } = await byTitle('coursera', 'coursera');
  expect(imported).toHaveLength(3);
  expect(courseOf('Machine')).toMatchObject({
    id: 'coursera:example-machine-learning',
    institution: 'Example University',
    instructors: ['Persona de Ejemplo'],
    headline: 'Learn how to learn. With examples.',
    weeklyHours: { min: 4, max: 8 },
    subtitles: ['es', 'pt-BR'],
    category: 'Development',
    price: { kind: 'unknown' },
    access: { lessons: 'unknown', certificate: 'paid' },
    hasCertificate: true,
  });
  expect(courseOf('Historia')).toMatchObject({ minutes: 90, language: 'es', hasCertificate: null });
});

it('MIT Learn: a free course with a certificate that is sold', async () => {
  const { courseOf, detailsOf, counts } = await byTitle('learn.mit.edu', 'mit-learn/courses.json');
  expect(courseOf('Differential')).toMatchObject({
    platform: 'learn.mit.edu',
    institution: 'MITx',
    price: { kind: 'free', certificate: usd(10_000) },
    access: { lessons: 'free', exercises: 'unknown', certificate: 'paid' },
    weeks: { min: 14, max: 14 },
    weeklyHours: { min: 5, max: 8 },
    pace: 'scheduled',
    level: 'beginner',
    language: 'en-US',
    category: 'Teaching & Academics',
  });
  expect(detailsOf('Differential')?.runs).toMatchObject([
    { start: '2024-09-04', end: '2024-12-18' },
  ]);
  expect(courseOf('Lectures')).toMatchObject({
    price: { kind: 'free', certificate: null },
    hasCertificate: false,
  });
  expect(counts.skipped).toBe(1);
});

it('MITx Online: addresses without a host, and a price that is the certificate’s', () => {
  const record = {
    title: 'Example: Systems of equations',
    readable_id: 'course-v1:MITxT+EX.2x',
    departments: [{ name: 'Mathematics' }],
    page: {
      page_url: '/courses/course-v1:MITxT+EX.2x/',
      feature_image_src: '/media/example.png?v=1',
      description: 'What two lines have in common.',
      current_price: 75,
      instructors: [{ name: 'Persona de Ejemplo', description: '' }],
    },
    certificate_type: 'Certificate of Completion',
    duration: '9 weeks',
    time_commitment: '5-8 hrs/wk',
    courseruns: [{ start_date: '2026-09-13T15:00:00Z', end_date: null, is_self_paced: false }],
  };
  const { result } = importRecord(provider('learn.mit.edu'), record);
  expect(result?.ok && result.imported.course).toMatchObject({
    institution: null,
    url: 'https://mitxonline.mit.edu/courses/course-v1:MITxT+EX.2x/',
    imageUrl: 'https://mitxonline.mit.edu/media/example.png?v=1',
    instructors: ['Persona de Ejemplo'],
    price: { kind: 'free', certificate: usd(7500) },
    access: { lessons: 'free', exercises: 'unknown', certificate: 'paid' },
    weeks: { min: 9, max: 9 },
    weeklyHours: { min: 5, max: 8 },
    hasCertificate: true,
  });
});

it('Open edX: new and old keys, effort as a clock and as a text', async () => {
  const { courseOf, detailsOf } = await byTitle('upmx.upm.es', 'open-edx/courses.json');
  expect(courseOf('energía')).toMatchObject({
    id: 'upmx.upm.es:course-v1~3aUPM~2bEjemplo1~2b2024',
    url: 'https://upmx.upm.es/courses/course-v1:UPM+Ejemplo1+2024/about',
    language: 'es',
    institution: 'UPM',
    weeklyHours: { min: 4, max: 4 },
    pace: 'scheduled',
  });
  expect(detailsOf('energía')?.runs).toEqual([
    { start: '2024-02-01', end: '2024-06-30', enrolBy: '2024-03-01', pace: 'scheduled' },
  ]);
  expect(courseOf('2014')).toMatchObject({
    weeklyHours: { min: 3, max: 5 },
    imageUrl: 'https://upmx.upm.es/c4x/UPM/e/asset/a.jpg',
  });
});

it('MOOChub: versions 2 and 3', async () => {
  const { courseOf, detailsOf, imported } = await byTitle('open.hpi.de', 'moochub');
  expect(courseOf('Vertrauliche')).toMatchObject({
    institution: 'openHPI',
    weeks: { min: 4, max: 4 },
    weeklyHours: { min: 3, max: 3 },
    level: 'intermediate',
    category: 'IT & Software',
    pace: 'self',
    access: { lessons: 'free', certificate: 'free', exercises: 'unknown' },
    updated: '2024-01-02',
  });
  expect(detailsOf('Vertrauliche')).toMatchObject({
    description: ['Wie sicher ist eine E-Mail?', 'Ein Beispiel.'],
    teaches: ['PROTECTING PERSONAL DATA'],
    certificate: { name: 'record of achievement', price: { amount: 0, currency: 'EUR' } },
    curriculum: [{ title: null, lectures: [{ title: '1.1 Begrüßung', minutes: 9 }] }],
  });
  expect(courseOf('Version 2')).toMatchObject({
    language: 'en',
    headline: 'Ein kurzer Text.',
    weeklyHours: { min: 4, max: 4 },
    weeks: { min: 6, max: 6 },
  });
  expect(imported.map(({ expires }) => expires)).toContain('2099-01-01');
});

it('MOOChub: the lowest price, but none of several currencies', () => {
  const priceOf = (...offers: readonly (readonly [price: number, priceCurrency: string])[]) => {
    const offer = offers.map(([price, priceCurrency]) => ({ price, priceCurrency }));
    const attributes = { name: 'Eins', url: 'https://open.hpi.de/courses/eins', offer };
    const { result } = importRecord(provider('open.hpi.de'), { id: '1', attributes });
    return result?.ok === true ? result.imported.course.price : null;
  };
  const money = { amount: 1000, currency: 'EUR' };
  expect(priceOf([20, 'EUR'], [10, 'EUR'])).toEqual({ kind: 'paid', money });
  expect(priceOf([20, 'EUR'], [10, 'USD'])).toEqual({ kind: 'unknown' });
});
