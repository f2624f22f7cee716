import { expect, it } from 'vitest';
import { aCourse, usd } from '../../testing/index.ts';
import { isWorthAPage } from './isWorthAPage.ts';

it('gives a page to records that say what one decides by', () => {
  const whole = aCourse({
    headline: 'What it is about.',
    instructors: ['Ana'],
    price: { kind: 'paid', money: usd(1299) },
    level: 'beginner',
  });
  expect(isWorthAPage(whole)).toBe(true);
  expect(isWorthAPage({ ...whole, headline: '' })).toBe(true);
  expect(isWorthAPage({ ...whole, price: { kind: 'unknown' } })).toBe(false);
  const unknown = { level: null, rating: null, minutes: null, weeks: null };
  expect(isWorthAPage({ ...whole, ...unknown })).toBe(false);
});
