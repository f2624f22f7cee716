import { foreignAddresses, hostileAddresses } from '@aulario/safe-url/testing';
import { describe, expect, it } from 'vitest';
import { readRecord, recordOf } from '../../catalogue/static/parts/recordBlock.ts';
import { aCourse } from '../../testing/builders.ts';
import type { Course } from '../course.ts';
import { parseCourse } from './parseCourse.ts';

const sound = aCourse();

/** Every entry point for course addresses, as a function that returns whether it accepts one. */
const ways = {
  'a course': (change: Partial<Course>) => parseCourse({ ...sound, ...change }).ok,
  'a catalogue file': (change: Partial<Course>) =>
    readRecord(recordOf({ ...sound, ...change }), () => undefined) !== null,
};

describe.each(Object.entries(ways))('%s', (_, isLetThrough) => {
  it('rejects every hostile or foreign link', () => {
    const all = [...hostileAddresses, ...foreignAddresses];
    expect(all.filter((url) => isLetThrough({ url }))).toEqual([]);
  });

  it('rejects every hostile picture', () => {
    expect(hostileAddresses.filter((imageUrl) => isLetThrough({ imageUrl }))).toEqual([]);
  });

  it('accepts valid addresses', () => {
    expect(isLetThrough({ url: sound.url, imageUrl: 'https://images.example/a.png' })).toBe(true);
  });
});
