import { expect, it } from 'vitest';
import { formatAgo } from './formatAgo.ts';

const minute = 60_000;
const hour = 60 * minute;

it.each([
  [-5, 'ahora', 'now'],
  [59_999, 'ahora', 'now'],
  [2 * minute + 1, 'hace 2 min', '2 min. ago'],
  [hour - 1, 'hace 59 min', '59 min. ago'],
  [3 * hour, 'hace 3 h', '3 hr. ago'],
  [25 * hour, 'ayer', 'yesterday'],
  [80 * hour, 'hace 3 d', '3 days ago'],
])('%i ms are %s', (elapsed, spanish, english) => {
  expect(formatAgo(elapsed, 'es')).toBe(spanish);
  expect(formatAgo(elapsed, 'en')).toBe(english);
});
