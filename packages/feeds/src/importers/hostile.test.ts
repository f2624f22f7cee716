import { foreignAddresses, hostileAddresses } from '@aulario/safe-url/testing';
import { expect, it } from 'vitest';
import { importRecord } from '../testing/importRecord.ts';
import { provider } from '../testing/readAll.ts';
import { shapes } from '../testing/shapes.ts';

const outside = ['/', '/course/', '/course/../join/', '/course/%2e%2e/join/', '//evil.example/a'];
const mended = 'https://www.udemy.com/course/a/';
const links = [...hostileAddresses, ...foreignAddresses].filter((url) => url !== '');

it.each(['udemy', 'learn.mit.edu', 'open.hpi.de'])(
  '%s: no hostile or foreign link makes a course',
  (id) => {
    const good = shapes.find((shape) => shape.provider === id)?.good(1) ?? {};
    const through = links.filter((url) => {
      const inside =
        typeof good['attributes'] === 'object'
          ? { attributes: { ...good['attributes'], url } }
          : { url };
      const { result } = importRecord(provider(id), { ...good, ...inside });
      // The relative ones of a site are its own; blanks, 'http:' and a missing 'www.' are mended.
      const isMended = result?.ok && result.imported.course.url === mended;
      return result?.ok === true && !url.startsWith('/') && !isMended;
    });
    expect(through).toEqual([]);
  },
);

it('a slug of Coursera cannot leave its folder', () => {
  const good = shapes.find((shape) => shape.provider === 'coursera')?.good(1) ?? {};
  for (const slug of ['../join', 'a/b', '?x', '%2e%2e', 'a b', '']) {
    expect(importRecord(provider('coursera'), { ...good, slug }).result?.ok).toBe(false);
  }
});

it('an address of Udemy stays among its courses', () => {
  const good = shapes[0]?.good(1) ?? {};
  expect(
    outside.filter((url) => importRecord(provider('udemy'), { ...good, url }).result?.ok),
  ).toEqual([]);
});
