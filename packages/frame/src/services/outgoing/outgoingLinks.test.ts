import { expect, it } from 'vitest';
import { courseAddressBehind, outgoingHref, readOutgoingLinks } from './outgoingLinks.ts';

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
  ['https://www.edx.org/course/a', 'https://www.edx.org/course/a?aff=7&x=a%20b'],
  ['https://www.edx.org/course/a?b=%20#c', 'https://www.edx.org/course/a?b=%20&aff=7&x=a%20b#c'],
])('adds the parameters of a programme to %s', (course, href) => {
  const added = readOutgoingLinks('{"edx":"?aff=7&x=a b"}');
  expect(outgoingHref(added, { platform: 'edx', url: course })).toBe(href);
  expect(courseAddressBehind(added, href)).toBe(course);
  expect(courseAddressBehind(added, course)).toBeNull();
  expect(courseAddressBehind(added, `${course}?baff=7&x=a%20b`)).toBeNull();
  expect(courseAddressBehind(added, '/courses')).toBeNull();
});

it('finds the course behind a link through a programme', () => {
  const href = outgoingHref(links, { platform: 'udemy', url });
  expect(courseAddressBehind(links, href)).toBe(url);
  expect(courseAddressBehind(links, url)).toBeNull();
});

it.each([
  ['no JSON', '{'],
  ['no parameter', '{"udemy":"?"}'],
  ['a place among the parameters', '{"udemy":"?to={url}"}'],
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
