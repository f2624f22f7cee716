import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '../../course/categories.ts';
import { type FacetId, facetIds, facetValues } from '../facets/facets.ts';
import { type CatalogueQuery, emptyQuery as nothing, sortOrders } from '../port/catalogueQuery.ts';
import { cleanText, fromQueryString, toQueryString } from './queryString.ts';

const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
});

const allValues = Object.values(facetValues).flat();

describe('toQueryString', () => {
  it('leaves defaults out', () => {
    expect(toQueryString(nothing)).toBe('');
    expect(toQueryString({ ...nothing, text: '  ' })).toBe('');
    const reader: CatalogueQuery = { ...nothing, preferredCategory: 'Music', language: 'en' };
    expect(toQueryString(reader)).toBe('');
    expect(toQueryString({ ...nothing, isVerbatim: true })).toBe('');
  });

  it('writes the query', () => {
    const filters = { level: ['beginner'], category: ['Music', 'Finance & Accounting'] };
    expect(toQueryString({ ...nothing, text: 'c++ & c#', filters, sort: 'rating', page: 3 })).toBe(
      '?q=c%2B%2B+%26+c%23&category=Finance+%26+Accounting&category=Music&level=beginner&sort=rating&page=3',
    );
    expect(toQueryString({ ...nothing, text: 'pyton', isVerbatim: true })).toBe('?q=pyton&exact=1');
    expect(toQueryString({ ...nothing, similarTo: 'udemy:7' })).toBe('?like=udemy%3A7');
    expect(toQueryString({ ...nothing, subject: 'C/C++' })).toBe('?subject=C%2FC%2B%2B');
  });
});

describe('fromQueryString', () => {
  it('reads the query', () => {
    const reader = { preferredCategory: 'Music', language: 'en' } as const;
    const address = '?q=dise%C3%B1o&price=free&category=Music&category=Design&sort=newest&page=2';
    expect(fromQueryString(address, reader)).toEqual({
      text: 'diseño',
      filters: { category: ['Design', 'Music'], price: ['free'] },
      sort: 'newest',
      page: 2,
      isVerbatim: false,
      similarTo: null,
      subject: null,
      ...reader,
    });
    expect(fromQueryString('?like=edx:a&exact=1')).toEqual({ ...nothing, similarTo: 'edx:a' });
    expect(fromQueryString(new URLSearchParams('q=c%2B%2B'))).toEqual({ ...nothing, text: 'c++' });
  });

  it.each([
    '',
    '?',
    '?page=0',
    '?page=-1',
    '?page=1.5',
    '?page=1e3',
    '?page=%2B2',
    '?page=0x10',
    '?page=٣',
    '?page=Infinity',
    '?page=999999999999999999999',
    '?page=<script>',
    '?page[]=2',
    '?category=',
    '?category=design',
    '?category=Design%20',
    '?category=__proto__',
    '?category=constructor',
    '?category=null',
    '?category=../../etc/passwd',
    '?level=expert',
    '?price=FREE',
    '?priceRange=0-20',
    '?rating=4.5',
    '?language=es-ES',
    '?platform=unknown',
    '?sort=',
    '?sort=relevance',
    '?sort=price',
    '?sort=__proto__',
    '?exact=1',
    '?exact=true',
    '?like=',
    '?like=udemy:../a',
    '?like=javascript:alert(1)',
    '?like=Moodle:1',
    '?q=',
    '?q=%20%09%0A',
    '?q=%00%E2%80%8B%E2%80%AE',
    '?preferredCategory=Music',
    '?__proto__=1&toString=2',
  ])('drops %j', (search) => {
    expect(fromQueryString(search)).toEqual(nothing);
  });

  it('counts only the first of repeated values', () => {
    const address = 'q=a&q=b&page=2&page=3&sort=rating&sort=newest';
    expect(fromQueryString(address)).toEqual({ ...nothing, text: 'a', page: 2, sort: 'rating' });
  });

  it('keeps the valid ones of several values, each once', () => {
    expect(fromQueryString('level=x&level=advanced&level=beginner&level=advanced')).toEqual({
      ...nothing,
      filters: { level: ['beginner', 'advanced'] },
    });
  });

  it('ignores the similar course when there is a text, and the subject when there is either', () => {
    expect(fromQueryString('q=a&like=udemy:7')).toEqual({ ...nothing, text: 'a' });
    expect(fromQueryString('q=a&subject=Python')).toEqual({ ...nothing, text: 'a' });
    const like = { ...nothing, similarTo: 'udemy:7' };
    expect(fromQueryString('like=udemy:7&subject=Python')).toEqual(like);
    expect(fromQueryString('subject=Python')).toEqual({ ...nothing, subject: 'Python' });
  });

  it('truncates long texts', () => {
    expect(fromQueryString(`q=${'a'.repeat(100_000)}`).text).toHaveLength(200);
    expect(cleanText(`${'a'.repeat(199)}👩`)).toBe('a'.repeat(199));
  });

  it('truncates between words', () => {
    const years = 'cien años de soledad '.repeat(40);
    expect(cleanText(years)).toBe(`${'cien años de soledad '.repeat(9)}cien años`);
    const whole = `${'a'.repeat(150)} ${'b'.repeat(49)}`;
    expect(cleanText(`${whole} c`)).toBe(whole);
    expect(cleanText(`a ${'b'.repeat(300)}`)).toBe(`a ${'b'.repeat(198)}`);
  });

  it('keeps markup as text', () => {
    const text = '<img src=x onerror=alert(1)>';
    expect(fromQueryString(new URLSearchParams({ q: text })).text).toBe(text);
  });

  it('never throws on 10,000 hostile addresses, and is idempotent', () => {
    const key = fc.constantFrom('q', 'page', 'sort', 'exact', 'like', '__proto__', ...facetIds);
    const value = fc.oneof(anyText, fc.constantFrom('1', '99999', 'udemy:1', ...allValues));
    const pairs = fc
      .array(fc.tuple(key, value), { maxLength: 12 })
      .map((all) => all.map((pair) => pair.join('=')).join('&'));
    fc.assert(
      fc.property(fc.oneof(anyText, pairs), (search) => {
        const query = fromQueryString(search);
        expect(fromQueryString(toQueryString(query))).toEqual(query);
        for (const values of Object.values(query.filters)) expect(values.length).toBeGreaterThan(0);
      }),
      { numRuns: 10_000 },
    );
  });

  it('restores every written query', () => {
    const filters = fc.record(
      Object.fromEntries(
        facetIds.map((facet) => [facet, fc.subarray([...facetValues[facet]], { minLength: 1 })]),
      ) as Record<FacetId, fc.Arbitrary<string[]>>,
      { requiredKeys: [] },
    );
    const query = fc.record({
      text: anyText,
      filters,
      sort: fc.constantFrom(...sortOrders),
      page: fc.integer({ min: 1, max: 99_999 }),
      isVerbatim: fc.boolean(),
      similarTo: fc.option(fc.constantFrom('udemy:7', 'edx:a-b.c')),
      subject: fc.option(fc.constantFrom('Python', 'C/C++')),
      preferredCategory: fc.option(fc.constantFrom(...categories)),
      language: fc.constantFrom('es' as const, 'en' as const),
    });
    fc.assert(
      fc.property(query, (asked) => {
        const text = cleanText(asked.text);
        expect(fromQueryString(toQueryString(asked), asked)).toEqual({
          ...asked,
          text,
          isVerbatim: text !== '' && asked.isVerbatim,
          similarTo: text === '' ? asked.similarTo : null,
          subject: text === '' && asked.similarTo === null ? asked.subject : null,
        });
      }),
    );
  });
});
