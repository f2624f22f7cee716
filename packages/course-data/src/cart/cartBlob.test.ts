// @vitest-environment node
import { expect, test } from 'vitest';
import { readBlob, writeBlob } from './cartBlob.ts';
import { sampleCourse } from './testing/sampleCourse.ts';

const entry = { course: sampleCourse('a'), addedAt: 1000, openedAt: null };
const stored = { version: 1, ...entry };

test('what is written is read back', () => {
  expect(readBlob(writeBlob(entry))).toEqual(entry);
  expect(readBlob(writeBlob({ ...entry, openedAt: 2000 }))).toEqual({ ...entry, openedAt: 2000 });
});

test('the stored form carries its version', () => {
  expect(JSON.parse(writeBlob(entry))).toEqual(stored);
});

test.each([
  ['nothing', ''],
  ['half a value', writeBlob(entry).slice(0, -20)],
  ['no object', '[]'],
  ['very deep nesting', '['.repeat(100_000)],
  ['a newer version', JSON.stringify({ ...stored, version: 2 })],
  ['no version', JSON.stringify(entry)],
  ['no moment', JSON.stringify({ ...stored, addedAt: null })],
  ['a moment before the epoch', JSON.stringify({ ...stored, addedAt: -1 })],
  ['part of a millisecond', JSON.stringify({ ...stored, addedAt: 0.5 })],
  ['no course', JSON.stringify({ ...stored, course: null })],
  [
    'a course elsewhere',
    JSON.stringify({ ...stored, course: { ...entry.course, url: 'https://x.example/' } }),
  ],
])('%s is unreadable', (_, raw) => {
  expect(readBlob(raw)).toBeNull();
});

test('a cart from before courses told length, certificate and date is read, with these unknown', () => {
  const { minutes, hasCertificate, published, ...course } = entry.course;
  expect([minutes, hasCertificate, published]).toEqual([null, null, null]);
  expect(readBlob(JSON.stringify({ ...stored, course }))).toEqual(entry);
});
