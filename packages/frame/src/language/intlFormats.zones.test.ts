import { expect, it } from 'vitest';
import { dayFormat, formatDay } from './intlFormats.ts';

it.each([
  ['2024-03-25', '25 de marzo de 2024', 'March 25, 2024'],
  ['2000-01-01', '1 de enero de 2000', 'January 1, 2000'],
  ['2099-12-31', '31 de diciembre de 2099', 'December 31, 2099'],
  ['2026-03-29', '29 de marzo de 2026', 'March 29, 2026'],
  ['2028-02-29', '29 de febrero de 2028', 'February 29, 2028'],
] as const)('shows %s as the day that it is', (day, spanish, english) => {
  expect([formatDay(day, 'es'), formatDay(day, 'en')]).toEqual([spanish, english]);
});

it('names the weekdays and spans of a plan', () => {
  const format = dayFormat('es', { weekday: 'long' });
  expect([format.format('2026-11-23'), format.format('2026-11-29')]).toEqual(['lunes', 'domingo']);
  const span = dayFormat('es', { day: 'numeric', month: 'short' });
  expect(span.formatRange('2026-11-23', '2026-11-29')).toMatch(/^23–29 nov\.?$/);
});
