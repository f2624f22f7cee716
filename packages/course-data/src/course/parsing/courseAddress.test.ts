import { foreignAddresses, hostileAddresses } from '@aulario/safe-url/testing';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCourseUrl } from './courseAddress.ts';

const relative = ['/', '/course/a/', '/course/../join/logout/', '//www.udemy.com/course/a/'];
const hostile = [...hostileAddresses, ...foreignAddresses, ...relative];

describe('parseCourseUrl', () => {
  it('refuses every hostile address for every platform', () => {
    for (const platform of ['udemy', 'coursera', 'edx'] as const) {
      expect(hostile.filter((url) => parseCourseUrl(url, platform) !== null)).toEqual([]);
    }
  });

  it.each([undefined, null, 7, {}, [], { href: 'https://www.udemy.com/' }])('refuses %j', (url) => {
    expect(parseCourseUrl(url, 'udemy')).toBeNull();
  });

  it.each([
    ['udemy', 'https://www.udemy.com/course/cpp-for-beginners/'],
    ['coursera', 'https://www.coursera.org/learn/childnutrition'],
    ['edx', 'https://www.edx.org/course/astronomia-virtual?index=spanish#about'],
  ] as const)('accepts an address of %s, for that platform only', (platform, url) => {
    expect(parseCourseUrl(url, platform)).toBe(url);
    expect(parseCourseUrl(url, platform === 'edx' ? 'udemy' : 'edx')).toBeNull();
  });

  it('normalises what it accepts', () => {
    const plain = 'https://www.udemy.com/course/a/';
    expect(parseCourseUrl('HTTPS://WWW.UDEMY.COM/course/a/', 'udemy')).toBe(plain);
    expect(parseCourseUrl('https://www.udemy.com:443/course/a/', 'udemy')).toBe(plain);
    expect(parseCourseUrl('https://www.udemy.com/course/<b>"/', 'udemy')).toBe(
      'https://www.udemy.com/course/%3Cb%3E%22/',
    );
  });

  it('returns only https addresses of the exact host, and is idempotent', () => {
    const anyUnit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
    const piece = fc.constantFrom(
      'https:',
      '//',
      '/',
      '@',
      ':',
      '.',
      '\\',
      'www.udemy.com',
      'course',
      '?',
      '#',
      '%2f',
      'evil.example',
      '443',
      'a',
    );
    const address = fc.oneof(
      fc.string({ unit: anyUnit }).map((text) => `https://www.udemy.com/${text}`),
      fc.array(piece, { maxLength: 9 }).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(address, (text) => {
        const url = parseCourseUrl(text, 'udemy');
        if (url === null) return;
        expect(url.startsWith('https://www.udemy.com/')).toBe(true);
        expect(parseCourseUrl(url, 'udemy')).toBe(url);
      }),
      { numRuns: 1000 },
    );
  });
});
