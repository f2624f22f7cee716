import { expect, it, vi } from 'vitest';
import { someCourses } from '../../testing/builders.ts';
import { createCourseLookup } from './courseLookup.ts';
import { hostCatalogue } from './testing/staticHost.ts';

it('reads a course with one file beside the manifest, and nothing of the search', async () => {
  const [course, other] = someCourses(2);
  if (!course || !other) throw new Error('There are too few courses.');
  const host = await hostCatalogue([course, other]);
  const lookup = createCourseLookup('/catalogue/', host.fetch);
  expect((await lookup.course(course.id))?.course).toEqual(course);
  expect(await lookup.course('none:1')).toBeNull();
  expect(new Set(host.asked.map((path) => path.replace(/-.*/, '')))).toEqual(
    new Set(['manifest.json', 'courses']),
  );
});

it('fetches the file of courses that are read one after the other once', async () => {
  const courses = someCourses(3);
  const host = await hostCatalogue(courses);
  const lookup = createCourseLookup('/catalogue/', host.fetch);
  for (const { id } of courses) expect((await lookup.course(id))?.course.id).toBe(id);
  expect(host.asked.filter((path) => path.startsWith('courses-'))).toHaveLength(1);
});

it('tells why it cannot read, and reads the next time', async () => {
  const [course] = someCourses(1);
  if (!course) throw new Error('There is no course.');
  const host = await hostCatalogue([course]);
  const failing = vi.fn(host.fetch).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const lookup = createCourseLookup('/catalogue/', failing);
  await expect(lookup.course(course.id)).rejects.toMatchObject({ code: 'network' });
  expect((await lookup.course(course.id))?.course).toEqual(course);
});
