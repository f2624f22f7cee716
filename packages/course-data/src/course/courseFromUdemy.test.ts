// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { aUdemyCourse, aUdemyInstructor, usd } from '../testing/builders.ts';
import { courseFromUdemy } from './courseFromUdemy.ts';

const context = {
  category: 'Development' as const,
  subjects: ['Python'],
  recorded: { from: 2020, to: 2024 },
};

const detail = (amount: number, currency = 'USD') => ({
  amount,
  currency,
  price_string: '',
  currency_symbol: '',
});

describe('courseFromUdemy', () => {
  it('maps a record to a course', () => {
    expect(courseFromUdemy(aUdemyCourse(), context)).toEqual({
      ok: true,
      course: {
        id: 'udemy:1001',
        platform: 'udemy',
        institution: null,
        title: 'Curso de ejemplo 1001',
        headline: 'Una frase que dice en pocas palabras de qué trata este curso de ejemplo.',
        url: 'https://www.udemy.com/course/curso-de-ejemplo/',
        imageUrl: '/covers/udemy-1001.svg',
        instructors: ['Persona de Ejemplo'],
        language: 'es-ES',
        level: null,
        category: 'Development',
        subjects: ['Python'],
        price: { kind: 'paid', money: usd(1299) },
        rating: null,
        minutes: null,
        hasCertificate: null,
        published: null,
        recorded: { from: 2020, to: 2024 },
      },
    });
  });

  it('keeps the instructors in their order', () => {
    const names = ['Beatriz', 'Ana'];
    const record = aUdemyCourse({
      visible_instructors: names.map((name) => aUdemyInstructor({ display_name: name })),
    });
    expect(courseFromUdemy(record, context)).toMatchObject({ course: { instructors: names } });
  });

  it.each([
    [
      'free',
      { is_paid: false, price: 'Free', price_detail: null },
      { kind: 'free', certificate: null },
    ],
    ['free whatever is displayed', { is_paid: false }, { kind: 'free', certificate: null }],
    ['displayed only', { price: '$19.99', price_detail: null }, { kind: 'paid', money: usd(1999) }],
    ['number only', { price: '', price_detail: detail(4.35) }, { kind: 'paid', money: usd(435) }],
    [
      'another currency',
      { price: '$12.99', price_detail: detail(17.5, 'CAD') },
      { kind: 'paid', money: { amount: 1750, currency: 'CAD' } },
    ],
    ['neither', { price: 'Ask us', price_detail: null }, { kind: 'unknown' }],
  ])('reads a price: %s', (_, overrides, price) => {
    expect(courseFromUdemy(aUdemyCourse(overrides), context)).toMatchObject({ course: { price } });
  });

  it.each([
    ['contradicts the display', { price: '$12.99', price_detail: detail(11.99) }],
    ['has too many decimals', { price: '', price_detail: detail(12.995) }],
  ])('rejects a number that %s', (_, overrides) => {
    expect(courseFromUdemy(aUdemyCourse(overrides), context)).toMatchObject({
      ok: false,
      issues: [{ path: 'price_detail.amount' }],
    });
  });
});
