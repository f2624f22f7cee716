// @vitest-environment node
import { foreignAddresses, hostileAddresses } from '@aulario/address/testing';
import { describe, expect, it } from 'vitest';
import { readBlob, writeBlob } from '../cart/cartBlob.ts';
import { readRecord, recordOf } from '../catalogue/static/recordBlock.ts';
import { aCourse, aUdemyCourse, aUdemyInstructor } from '../testing/builders.ts';
import type { Course } from './course.ts';
import { parseCourse } from './parseCourse.ts';
import { parseUdemyCourse } from './parseUdemyCourse.ts';

const sound = aCourse();

/** Every way into the program for an address of a course: whether it lets the address through. */
const ways = {
  'a course': (change: Partial<Course>) => parseCourse({ ...sound, ...change }).ok,
  'a catalogue file': (change: Partial<Course>) =>
    readRecord(recordOf({ ...sound, ...change }), () => undefined) !== null,
  'a stored cart': (change: Partial<Course>) =>
    readBlob(writeBlob({ course: { ...sound, ...change }, addedAt: 1, openedAt: null })) !== null,
};

describe.each(Object.entries(ways))('%s', (_, isLetThrough) => {
  it('lets no hostile or foreign link through', () => {
    const all = [...hostileAddresses, ...foreignAddresses];
    expect(all.filter((url) => isLetThrough({ url }))).toEqual([]);
  });

  it('lets no hostile picture through', () => {
    expect(hostileAddresses.filter((imageUrl) => isLetThrough({ imageUrl }))).toEqual([]);
  });

  it('lets sound addresses through', () => {
    expect(isLetThrough({ url: sound.url, imageUrl: 'https://images.example/a.png' })).toBe(true);
  });
});

describe('a record of Udemy', () => {
  const courseOf = (change: Parameters<typeof aUdemyCourse>[0]) =>
    parseUdemyCourse(aUdemyCourse(change));
  const instructorOf = (url: string) =>
    courseOf({ visible_instructors: [aUdemyInstructor({ url })] });
  const links = [...hostileAddresses, ...foreignAddresses].filter((url) => url !== '');

  it('lets no hostile or foreign link to a course through', () => {
    expect(links.filter((url) => courseOf({ url }).ok)).toEqual([]);
    expect(courseOf({ url: '/course/a/' }).ok).toBe(true);
  });

  it('lets no hostile or foreign link to an instructor through', () => {
    const through = links.filter((url) => JSON.stringify(instructorOf(url)).includes(`"${url}"`));
    expect(through).toEqual([]);
    expect(JSON.stringify(instructorOf('/user/a/'))).toContain('/user/a/');
  });
});
