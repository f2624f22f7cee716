// @vitest-environment node
import { expect, it } from 'vitest';
import { glossary } from '../glossary/glossary.ts';
import { relatedTerms } from '../related/related.ts';
import { nameKey } from '../words.ts';
import { furtherTerms } from './furtherTerms.ts';

const names = new Set(glossary.flat().map(nameKey));

it('lead to subjects of the glossary', () => {
  const targets = furtherTerms.flatMap(({ leadTo }) => leadTo.flat());
  expect(targets.filter((name) => !names.has(nameKey(name)))).toEqual([]);
});

it('are said once, and neither by the glossary nor by the related terms', () => {
  const known = new Set([...names, ...relatedTerms.flatMap(({ terms }) => terms.map(nameKey))]);
  const keys = furtherTerms.flatMap(({ terms }) => terms.map(nameKey));
  expect(keys.filter((key) => known.has(key))).toEqual([]);
  expect(keys.length - new Set(keys).size).toBe(0);
});
