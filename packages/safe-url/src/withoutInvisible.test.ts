import { expect, it } from 'vitest';
import { withoutInvisible } from './withoutInvisible.ts';

const signs = [
  '\u00ad',
  '\u200b',
  '\u200e',
  '\u200f',
  '\u202a',
  '\u202c',
  '\u2060',
  '\u2069',
  '\ufeff',
];

it.each(
  signs.flatMap((sign) => [sign, encodeURIComponent(sign), encodeURIComponent(sign).toLowerCase()]),
)('%j is no part of a link', (sign) => {
  expect(withoutInvisible(`/list${sign}#a-b${sign}c_d${sign}`)).toBe('/list#a-bc_d');
});

it.each([
  '/courses?q=%F0%9F%91%A9%E2%80%8D%F0%9F%92%BB',
  '/courses?q=a%20b&c=%C3%AD',
  '/list#a-b_c',
])('%s stays', (link) => {
  expect(withoutInvisible(link)).toBe(link);
});
