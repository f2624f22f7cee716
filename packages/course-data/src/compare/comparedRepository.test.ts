// @vitest-environment node
import { createLocalData } from '@aulario/local-data';
import { createSharedDisk } from '@aulario/local-data/testing';
import { expect, test } from 'vitest';
import { someCourses } from '../testing/index.ts';
import { createComparedRepository } from './comparedRepository.ts';

test('keeps up to four courses in the order of choosing, across a reload', () => {
  const disk = createSharedDisk();
  let clock = 0;
  const open = () =>
    createComparedRepository(createLocalData(disk.openTab()).visitor, () => (clock += 1));
  const compared = open();
  const courses = someCourses(5).reverse();
  expect(courses.map((course) => compared.add(course))).toEqual([true, true, true, true, false]);
  const ids = courses.slice(0, 4).map(({ id }) => id);
  expect(compared.getSnapshot().map(({ id }) => id)).toEqual(ids);
  expect(
    open()
      .getSnapshot()
      .map(({ id }) => id),
  ).toEqual(ids);
  const [first] = courses;
  if (first) compared.remove(first.id);
  expect(compared.has(first?.id ?? '')).toBe(false);
  compared.clear();
  expect(open().getSnapshot()).toEqual([]);
});
