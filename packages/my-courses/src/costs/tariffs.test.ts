import type { CalendarDay } from '@aulario/course-data';
import { expect, test } from 'vitest';
import { parseTariffs, type Tariff, tariffOf, tariffs } from './tariffs.ts';

/** Made up: no platform asks for it. */
const example: Tariff = {
  platform: 'example',
  country: 'ES',
  monthly: { amount: 4900, currency: 'EUR' },
  hasCertificates: true,
  source: 'https://example.com/plans',
  checked: '2026-11-01',
  reviewBy: '2027-05-01',
};

test('every tariff that is shipped has its source and its day', () => {
  expect(parseTariffs(tariffs)).toEqual(tariffs);
});

test.each([
  ['source', undefined],
  ['source', 'http://example.com/plans'],
  ['checked', undefined],
  ['checked', '2026-02-30'],
  ['reviewBy', undefined],
  ['country', 'Spain'],
  ['monthly', { amount: 0, currency: 'EUR' }],
  ['monthly', { amount: 49.5, currency: 'EUR' }],
])('a tariff without a good %s is refused (%o)', (field, value) => {
  expect(() => parseTariffs([{ ...example, [field]: value }])).toThrow();
});

test('is known for its platform and its country alone, until it has to be read again', () => {
  const of = (platform: string, country: string, today: CalendarDay = '2026-11-22') =>
    tariffOf(parseTariffs([example]), platform, country, today);
  expect(of('example', 'ES')).toEqual(example);
  expect(of('example', 'MX')).toBeNull();
  expect(of('other', 'ES')).toBeNull();
  expect(of('example', 'ES', '2027-05-01')).toBeNull();
});
