import { describe, expect, it } from 'vitest';
import { glossary, glossarySubjects } from '../glossary/glossary.ts';
import { relatedTerms } from '../related/related.ts';
import { nameKey } from '../words.ts';
import { nearSubjects, termsWithinSubjects } from './furtherTerms.ts';

const names = new Set(glossary.flat().map(nameKey));
const isName = (name: string) => names.has(nameKey(name));
/** Products have one name in every language, and are not in the glossary: 'Excel'. */
const isProduct = (name: string) => /^(?:\p{Lu}|iOS$)/u.test(name);
const isKnown = (name: string) => isName(name) || isProduct(name);

describe('terms within subjects', () => {
  it('lead to subjects of the glossary, or to products', () => {
    const targets = termsWithinSubjects.flatMap(({ leadTo }) => leadTo.flat());
    expect(targets.filter((name) => !isKnown(name))).toEqual([]);
  });

  it('are said once, and neither by subjects of the glossary nor by the related terms', () => {
    const subjects = glossarySubjects.flatMap(({ es, en }) => [...es, ...en]);
    const related = relatedTerms.flatMap(({ terms }) => terms);
    const known = new Set([...subjects, ...related].map(nameKey));
    const keys = termsWithinSubjects.flatMap(({ terms }) => terms.map(nameKey));
    expect(keys.filter((key) => known.has(key))).toEqual([]);
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
  });
});

describe('near subjects', () => {
  it('are subjects or products, said once, and never near themselves', () => {
    const terms = nearSubjects.map(({ terms: [first = ''] }) => first);
    const targets = nearSubjects.flatMap(({ leadTo }) => leadTo.flat());
    expect([...terms, ...targets].filter((name) => !isKnown(name))).toEqual([]);
    expect(terms.length - new Set(terms.map(nameKey)).size).toBe(0);
    const toThemselves = nearSubjects.filter((one) =>
      one.leadTo.flat().some((name) => one.terms.map(nameKey).includes(nameKey(name))),
    );
    expect(toThemselves).toEqual([]);
  });

  it('go by every name of a subject', () => {
    const vision = nearSubjects.find(({ terms }) => terms.includes('computer vision'));
    expect(vision?.terms).toContain('visión artificial');
  });
});
