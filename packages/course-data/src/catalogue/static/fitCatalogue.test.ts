import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Course } from '../../course/course.ts';
import type { CourseDetails } from '../../course/courseDetails.ts';
import { goodCourse } from '../../course/testing/goodCourse.ts';
import { noDetails } from '../../course/unknownFacts.ts';
import { someCourses } from '../../testing/builders.ts';
import { emptyQuery } from '../port/catalogueQuery.ts';
import { maxPlatforms } from './manifestFile.ts';

/** The modules with a table of platforms of their own, which other tests must not see. */
async function freshModules() {
  vi.resetModules();
  return {
    ...(await import('../../course/platforms.ts')),
    ...(await import('./testing/staticHost.ts')),
    ...(await import('./createStaticCatalogue.ts')),
  };
}

let modules: Awaited<ReturnType<typeof freshModules>>;
beforeEach(async () => {
  modules = await freshModules();
});
afterEach(() => vi.resetModules());

const platform = (number: number) => {
  const id = `school-${number}.example`;
  return { id, name: id, hosts: [id] };
};

/** A course of any of the platforms that the table has room for, some with very long texts. */
const anyCourse = fc
  .tuple(goodCourse, fc.integer({ min: 0, max: 250 }), fc.constantFrom(1, 1, 1, 900))
  .map(([course, number, length]): Course => {
    const { id } = platform(number);
    const slug = course.id.replace(/^.*:/, '');
    const names = Array.from({ length: length > 1 ? 100 : 1 }, () => 'ñ'.repeat(length));
    const own = { id: `${id}:${slug}`, platform: id, url: `https://${id}/${slug}` };
    return { ...course, ...own, title: 'T'.repeat(length), subjects: names, instructors: names };
  });

const detailsOf = (id: string): CourseDetails => ({
  ...noDetails(id),
  description: [`About ${id}`, 'á'.repeat(20_000)],
});

it('reads back whatever was written', async () => {
  const { addPlatforms, createStaticCatalogue, hostCatalogue } = modules;
  addPlatforms(Array.from({ length: 251 }, (_, number) => platform(number)));
  const courses = fc.uniqueArray(anyCourse, { selector: ({ id }) => id, maxLength: 60 });
  await fc.assert(
    fc.asyncProperty(courses, async (given) => {
      const { fetch } = await hostCatalogue(given, { detailsOf });
      const damaged: unknown[] = [];
      const onDamaged = (issue: unknown) => void damaged.push(issue);
      const catalogue = createStaticCatalogue({ baseUrl: '/catalogue/', fetch, onDamaged });
      expect(await catalogue.search(emptyQuery)).toMatchObject({ total: given.length });
      for (const course of given.slice(0, 6))
        expect(await catalogue.course(course.id)).toMatchObject({
          course,
          details: detailsOf(course.id),
        });
      expect(damaged).toEqual([]);
    }),
    { numRuns: 8 },
  );
});

it('refuses a course of a platform that the table does not have', async () => {
  const foreign = { platform: 'unknown.example', url: 'https://unknown.example/a' };
  const [course] = someCourses(1, foreign);
  await expect(modules.hostCatalogue(course === undefined ? [] : [course])).rejects.toThrow(
    'No reader would open this catalogue: Unknown platform unknown.example',
  );
});

it('refuses more platforms than readers do, and takes as many as they do', async () => {
  const { addPlatforms, createStaticCatalogue, hostCatalogue, platformList } = modules;
  const missing = maxPlatforms - platformList().length;
  addPlatforms(Array.from({ length: missing }, (_, number) => platform(1000 + number)));
  const { fetch } = await hostCatalogue(someCourses(3));
  const catalogue = createStaticCatalogue({ baseUrl: '/catalogue/', fetch });
  expect(await catalogue.search(emptyQuery)).toMatchObject({ total: 3 });
  addPlatforms([platform(2000)]);
  await expect(hostCatalogue(someCourses(3))).rejects.toThrow(
    `${maxPlatforms + 1} platforms, over ${maxPlatforms}`,
  );
});
