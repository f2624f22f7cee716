import { expect, it } from 'vitest';
import { dateOrderOf, readHistoryDay } from './historyDay.ts';

it.each([
  ...[
    '25-mar-24',
    '25-mar.-2024',
    '25/mar/2024',
    '25-Mar-2024',
    '25 de marzo de 2024',
    '25.mar.24',
    '25 de marzo del 2024',
    '25 / 03 / 2024',
    '25 -3- 24',
  ],
  ...['lun 25/03/2024', 'lun., 25/03/2024', 'lunes, 25 de marzo de 2024', 'Mon 25-Mar-24'],
  ...['25. 3. 2024', '20240325', 'March 25, 2024', 'Mar 25 2024', '2024-03-25', '25/03/24'],
])('%s is a day', (text) => {
  expect(readHistoryDay(text, 'day-first')).toBe('2024-03-25');
});

it.each(['31-feb-24', '25-xyz-24', '20241325', 'ayer', '24/3', '2024', 'mar 25', '٢٥/٠٣/٢٠٢٤'])(
  '%s is none',
  (text) => {
    expect(readHistoryDay(text, 'day-first')).toBeNull();
  },
);

it('a day of the week hides no order', () => {
  expect(dateOrderOf(['lun 04/03/2024', 'lun 25/03/2024'])).toBe('day-first');
  expect(dateOrderOf(['Mon 3/25/2024'])).toBe('month-first');
});
