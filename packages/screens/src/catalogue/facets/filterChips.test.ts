import { emptyQuery } from '@aulario/course-data';
import type { Text } from '@aulario/frame/language/useTranslate.ts';
import { expect, it } from 'vitest';
import { chipsOf } from './filterChips.ts';

const text = ((id: string, values?: Record<string, unknown>) =>
  values?.['amount'] === undefined ? id : `${id} ${values['amount']}`) as Text;

const chips = (filters: Record<string, readonly string[]>) =>
  chipsOf({ ...emptyQuery, language: 'es', filters }, null, text, {
    hub: null,
    hrefFor: (query, change) => JSON.stringify({ ...query, ...change }.filters),
  }).map(({ label, href }) => [label, href]);

it('shows the steps of a price up to a limit as one wish, which goes as one', () => {
  const steps = ['free', 'under-20', '20-50', '50-100'];
  expect(chips({ certified: steps, level: ['beginner'] })).toEqual([
    ['facet.level.beginner', JSON.stringify({ certified: steps })],
    ['facet.upToCertified 100', JSON.stringify({ level: ['beginner'] })],
  ]);
});

it.each([
  [['free'], ['facet.price.free']],
  [
    ['under-20', '20-50'],
    ['facet.price.under-20', 'facet.price.20-50'],
  ],
  [
    ['free', '20-50'],
    ['facet.price.free', 'facet.price.20-50'],
  ],
  [
    ['free', 'under-20', 'unknown'],
    ['facet.upTo 20', 'facet.of'],
  ],
  [
    ['free', 'under-20', 'over-100'],
    ['facet.price.free', 'facet.price.under-20', 'facet.price.over-100'],
  ],
])('leaves %j as they are chosen', (price, labels) => {
  expect(chips({ price }).map(([label]) => label)).toEqual(labels);
});
