// @vitest-environment node
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCourseUrl, parseImageUrl } from './courseAddress.ts';

const hostile = [
  '',
  ' ',
  'course',
  '#',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'javascript://www.udemy.com/%0Aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'blob:https://www.udemy.com/0f1e',
  'ftp://www.udemy.com/course/a/',
  'ws://www.udemy.com/course/a/',
  'http://www.udemy.com/course/a/',
  'view-source:https://www.udemy.com/course/a/',
  '//evil.example',
  '//evil.example/course/a/',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///www.udemy.com/course/a/',
  'https:\\\\www.udemy.com\\course\\a',
  'https://',
  'https://evil.example/',
  'https://evil.example/www.udemy.com/course/a/',
  'https://evil.example?https://www.udemy.com/course/a/',
  'https://evil.example#@www.udemy.com/',
  'https://www.udemy.com@evil.example/',
  'https://www.udemy.com:pass@evil.example/',
  'https://user@www.udemy.com/course/a/',
  'https://user:pass@www.udemy.com/course/a/',
  'https://@www.udemy.com/course/a/',
  'https://:@www.udemy.com/course/a/',
  'https://www.udemy.com.evil.example/course/a/',
  'https://www.udemy.com./course/a/',
  'https://udemy.com/course/a/',
  'https://m.udemy.com/course/a/',
  'https://wwwxudemy.com/course/a/',
  'https://evilwww.udemy.com/course/a/',
  'https://www.udemу.com/course/a/',
  'https://www.udemy.com:8443/course/a/',
  'https://www.udemy.com:80/course/a/',
  'https://www.udemy.com\\@evil.example/',
  'https://www.udemy.com\u0000.evil.example/',
  'https://www.udemy.com /course/a/',
  ' https://www.udemy.com/course/a/',
  'https://www.udemy.com/course/a/\n',
  'https://www.udemy.com/course/\u202ea/',
  'https://www.udemy.com%2eevil.example/course/a/',
  'https://evil.example%2f@www.udemy.com/',
  'https://2130706433/',
  'https://[::1]/',
  `https://www.udemy.com/course/${'a'.repeat(3000)}/`,
  '/',
  '/course',
  '/course/',
  '/courses/a/',
  '/course/../join/logout/',
  '/course/%2e%2e/join/',
  '/course/a/../../join/',
  '/logout/',
];

describe('parseCourseUrl', () => {
  it('knows a wide choice of hostile addresses', () => {
    expect(new Set(hostile).size).toBeGreaterThanOrEqual(60);
  });

  it.each(hostile)('refuses %j for every platform', (url) => {
    expect(parseCourseUrl(url, 'udemy')).toBeNull();
    expect(parseCourseUrl(url, 'coursera')).toBeNull();
    expect(parseCourseUrl(url, 'edx')).toBeNull();
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

  it('resolves the relative addresses of Udemy, and of nobody else', () => {
    const relative = '/course/cpp-for-beginners/';
    expect(parseCourseUrl(relative, 'udemy')).toBe(`https://www.udemy.com${relative}`);
    expect(parseCourseUrl(relative, 'edx')).toBeNull();
  });

  it('only ever answers an https address of the exact host, and the same again', () => {
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

describe('parseImageUrl', () => {
  it.each(['/covers/udemy-241444.svg', '/covers/edx-diseno_de.jardines.webp'])(
    'accepts the own cover %s',
    (url) => {
      expect(parseImageUrl(url)).toBe(url);
    },
  );

  it('accepts a picture of any https host', () => {
    const url = 'https://img.example/480x270/1_2.jpg';
    expect(parseImageUrl(url)).toBe(url);
  });

  it.each([
    'javascript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'http://img.example/a.jpg',
    '//img.example/a.jpg',
    'https://user@img.example/a.jpg',
    'https://img.example:444/a.jpg',
    'https:/img.example/a.jpg',
    'covers/a.svg',
    '/covers/',
    '/covers/../index.html',
    '/covers/..svg',
    '/covers/a/b.svg',
    '/covers/a.svg?x=1',
    '/covers/a.svg\n',
    '/covers/a.html',
    '/covers\\a.svg',
    '/images/a.svg',
    '',
    null,
    7,
  ])('refuses %j', (url) => {
    expect(parseImageUrl(url)).toBeNull();
  });
});
