import { CatalogueError, createMemoryCatalogue } from '@aulario/course-data';
import { aCatalogue, sampleCourses } from '@aulario/course-data/testing';
import { createMemoryStorage } from '@aulario/frame/services/openStorage.ts';
import { expect, it } from 'vitest';
import { createLandingLoader } from './landingLoader.ts';

const load = async (catalogue = createMemoryCatalogue(sampleCourses)) => {
  const loader = createLandingLoader({ catalogue, storage: createMemoryStorage() });
  const { result } = await loader({ request: new Request('https://aulario.example/en') });
  return result;
};

it('counts the catalogue, and chooses four courses', async () => {
  const result = await load();
  if (result instanceof Promise || result.status === 'failed') throw new Error('No answer');
  const { total, platforms, courses } = result.value;
  expect(total).toBe(sampleCourses.length);
  expect(platforms).toHaveLength(3);
  expect(courses).toHaveLength(4);
});

it('says so where the catalogue does not answer', async () => {
  const about = () => Promise.reject(new CatalogueError('network'));
  expect(await load(aCatalogue({ about }))).toEqual({ status: 'failed', code: 'network' });
});
