import { expect, it } from 'vitest';
import { outgoingHref, readOutgoingLinks } from './outgoingLinks.ts';

const links = readOutgoingLinks('{"udemy":"https://go.example/c?id=7&u={url}&x=1"}');
const url = 'https://www.udemy.com/course/a/?b=c&d=e';

it('leads through the partner programme of a platform, and to all others directly', () => {
  expect(outgoingHref(links, { platform: 'udemy', url })).toBe(
    `https://go.example/c?id=7&u=${encodeURIComponent(url)}&x=1`,
  );
  expect(outgoingHref(links, { platform: 'edx', url })).toBe(url);
  expect(outgoingHref(links, { platform: 'constructor', url })).toBe(url);
  expect(readOutgoingLinks('')).toEqual({});
});

it.each([
  ['no JSON', '{'],
  ['no table', '["https://go.example/{url}"]'],
  ['no place for the address', '{"udemy":"https://go.example/"}'],
  ['two places', '{"udemy":"https://go.example/{url}/{url}"}'],
  ['another protocol', '{"udemy":"javascript:alert({url})"}'],
  ['a host of the course', '{"udemy":"{url}?ref=1"}'],
  ['a host of any course', '{"udemy":"https://{url}/"}'],
  ['a number', '{"udemy":7}'],
])('refuses %s', (_, text) => {
  expect(() => readOutgoingLinks(text)).toThrow();
});
