import { expect, it } from 'vitest';
import { aCourse } from '../testing/builders.ts';
import { parseCourse } from './parsing/parseCourse.ts';
import { addPlatforms, platformList, platformOf } from './platforms.ts';

const url = 'https://learn.open.example/courses/1';
const course = aCourse({ id: 'open.example:1', platform: 'open.example', url });

it('trusts an unknown platform on its own host only', () => {
  expect(platformOf('mooc.example')).toEqual({
    id: 'mooc.example',
    name: 'mooc.example',
    hosts: ['mooc.example'],
  });
  expect(platformOf('moodle').hosts).toEqual([]);
  expect(parseCourse(course).ok).toBe(false);
  expect(parseCourse({ ...course, url: 'https://open.example/courses/1' }).ok).toBe(true);
});

it('learns names and hosts from a catalogue, but never another host for a known platform', () => {
  const ids = () => platformList().map(({ id }) => id);
  const before = ids();
  addPlatforms([
    { id: 'open.example', name: 'Open', hosts: ['open.example', 'learn.open.example'] },
    { id: 'udemy', name: 'Evil', hosts: ['evil.example'] },
  ]);
  expect(parseCourse(course)).toEqual({ ok: true, course });
  expect(platformOf('open.example').name).toBe('Open');
  expect(platformOf('udemy')).toMatchObject({ name: 'Udemy', hosts: ['www.udemy.com'] });
  expect(before).toEqual(expect.arrayContaining(['udemy', 'coursera', 'edx']));
  expect(ids()).toEqual([...before, 'open.example']);
});
