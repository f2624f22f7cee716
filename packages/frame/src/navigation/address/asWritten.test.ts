import { describe, expect, it } from 'vitest';
import { asWritten } from './asWritten.ts';

/** One of each kind of link that the product writes. */
const links = [
  '/compare?c=edx%3Apython&c=udemy%3A1&w=222221',
  '/en/compare?c=udemy%3A1&c=udemy%3A2',
  '/route?g=junior-data-analyst&h=3.5&m=99.50USD&c=sql-1%7Eudemy%3A1&s=2026-11-30',
  '/courses?q=c%2B%2B&level=beginner',
  '/courses/music?language=es&level=beginner',
  '/list#q1bKU7JSCkst-_zV9JR',
  '/en/letter#q1bKU7JSCkst-_zV9JR',
];

describe.each(links)('%s', (link) => {
  const [own = '', fragment] = link.split('#');
  const restored = (address: string) => expect(asWritten(address)).toBe(link);

  it('stays', () => restored(link));

  it.each(['&amp;', '&amp%3B', '&amp;amp;', '&#38;', '&#038;', '&AMP;'])('with %s', (ampersand) =>
    restored(link.replaceAll('&', ampersand)),
  );

  it.each(['&#x26;', '&#X026;', '\\u0026', '%5Cu0026'])('with %s', (ampersand) =>
    restored(link.replaceAll('&', ampersand)),
  );

  it.each([
    ['Markdown', (sign: string) => `\\${sign}`],
    ['Markdown, encoded', (sign: string) => `%5C${sign}`],
  ])('with signs as %s writes them', (_, write) => restored(link.replaceAll(/[_~-]/g, write)));

  it('with doubled slashes', () => restored(link.replaceAll('/', '//')));

  it.each(['%E2%80%8B', '%C2%AD', '\u200b', '%E2%81%A0', '%E2%80%8E', '%EF%BB%BF'])(
    'with %j inside',
    (sign) => {
      for (let at = 1; at < link.length; at += 5)
        if (!/%[\dA-F]?$/.test(link.slice(0, at)))
          restored(link.slice(0, at) + sign + link.slice(at));
    },
  );

  if (fragment === undefined) {
    it('encoded twice', () => restored(link.replaceAll('%', '%25')));
    it('encoded three times', () => restored(link.replaceAll('%', '%2525')));
    it.each(['&#x3d;', '&#61;', '\\u003d'])('with %s', (equals) =>
      restored(link.replaceAll('=', equals)),
    );
    it('with its first encoded equals signs', () =>
      restored(link.replaceAll(/([?&]\w+)=/g, '$1%3D')));
    it('with an encoded question mark', () => restored(link.replace('?', '%3F')));
    it('encoded as a whole', () => restored(encodeURIComponent(link).replaceAll('%2F', '/')));
  } else {
    it.each(['%23', '/%23'])('with an encoded fragment, %s', (sign) =>
      restored(`${own}${sign}${fragment}`.replace(/\/%23/, '%23')),
    );
    it.each(['?utm_source=x', '?fbclid=IwAR0_a-b&igshid=1'])('with %s before it', (query) => {
      expect(asWritten(`${own}${query}#${fragment}`)).toBe(`${own}${query}#${fragment}`);
      expect(asWritten(`${own}${query}%23${fragment}`)).toBe(`${own}${query}#${fragment}`);
    });
  }
});

it.each([
  ['/compare?c=3Dudemy%3A1&w=3D222221', '/compare?c=udemy%3A1&w=222221'],
  ['/compare?c=3Dude=my%3A1&c=3Dudemy%3A=2', '/compare?c=udemy%3A1&c=udemy%3A2'],
  ['/compare?c=udemy%3A1%26c%3Dudemy%3A2', '/compare?c=udemy%3A1&c=udemy%3A2'],
  ['/compare?c=udemy%3A1%26c=udemy%3A2', '/compare?c=udemy%3A1&c=udemy%3A2'],
  ['//courses', '/courses'],
  ['///en//courses?q=a', '/en/courses?q=a'],
])('%s is %s', (address, written) => {
  expect(asWritten(address)).toBe(written);
});

it.each([
  '/',
  '/courses?q=3D',
  '/courses?q=3D&level=beginner',
  '/courses?q=a%26b%3Dc',
  '/courses?level=beginner&q=%26%2361%3B',
  '/courses?subject=R%26D',
  '/add?url=https://a.example//b%26c%3Dd',
  '/course/edx%3Aa%23b/c',
  '/course/campus:a%3Fb%3Dc/d',
  '/courses?q=100%25',
  '/courses?q=rebajas+50%25DE',
  '/courses?q=%C3%A1lgebra+100%25AB',
  '/courses?q=R%26D',
  '/courses?q=%23hashtag',
  '/account/action?mode=resetPassword&oobCode=a-b_&continueUrl=https%3A%2F%2Fa.example%2F%3Fa%253D1',
  '/login?next=%2Fcourses%3Fq%3Dc%252B%252B',
  '/add#%7B%22url%22%3A%22https%3A%2F%2Fa.example%2F%3Fa%3D1%26amp%3Bb%22%7D',
])('%s keeps its own signs', (address) => {
  expect(asWritten(address)).toBe(address);
});
