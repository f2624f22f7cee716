// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { categories } from '../categories/categories.ts';
import type { CatalogueQuery } from './catalogue.ts';
import { cleanText, fromQueryString, toQueryString } from './queryString.ts';

const nothing: CatalogueQuery = { text: '', category: null, page: 1, preferredCategory: null };
const anyText = fc.string({
  unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
  maxLength: 300,
});

describe('toQueryString', () => {
  it('leaves defaults out', () => {
    expect(toQueryString(nothing)).toBe('');
    expect(toQueryString({ ...nothing, text: '  ' })).toBe('');
    expect(toQueryString({ ...nothing, preferredCategory: 'Music' } as CatalogueQuery)).toBe('');
  });

  it('writes what was asked', () => {
    expect(toQueryString({ text: 'c++ & c#', category: 'Finance & Accounting', page: 3 })).toBe(
      '?q=c%2B%2B+%26+c%23&category=Finance+%26+Accounting&page=3',
    );
  });
});

describe('fromQueryString', () => {
  it('reads what was asked', () => {
    expect(fromQueryString('?q=dise%C3%B1o&category=Design&page=2', 'Music')).toEqual({
      text: 'diseño',
      category: 'Design',
      page: 2,
      preferredCategory: 'Music',
    });
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
    '?q=',
    '?q=%20%09%0A',
    '?q=%00%E2%80%8B%E2%80%AE',
    '?preferredCategory=Music',
    '?__proto__=1&toString=2',
  ])('drops %j', (search) => {
    expect(fromQueryString(search)).toEqual(nothing);
  });

  it('counts only the first of repeated values', () => {
    expect(fromQueryString('q=a&q=b&page=2&page=3')).toEqual({ ...nothing, text: 'a', page: 2 });
  });

  it('cuts endless texts', () => {
    expect(fromQueryString(`q=${'a'.repeat(100_000)}`).text).toHaveLength(200);
    expect(cleanText(`${'a'.repeat(199)}👩`)).toBe('a'.repeat(199));
  });

  it('keeps markup as text', () => {
    const text = '<img src=x onerror=alert(1)>';
    expect(fromQueryString(new URLSearchParams({ q: text })).text).toBe(text);
  });

  it('never throws, and settles at once', () => {
    fc.assert(
      fc.property(anyText, (search) => {
        const query = fromQueryString(search);
        expect(fromQueryString(toQueryString(query))).toEqual(query);
      }),
    );
  });

  it('gives back every query that was written', () => {
    const query = fc.record({
      text: anyText,
      category: fc.option(fc.constantFrom(...categories)),
      page: fc.integer({ min: 1, max: 99_999 }),
      preferredCategory: fc.option(fc.constantFrom(...categories)),
    });
    fc.assert(
      fc.property(query, (asked) => {
        expect(fromQueryString(toQueryString(asked), asked.preferredCategory)).toEqual({
          ...asked,
          text: cleanText(asked.text),
        });
      }),
    );
  });
});
