import type { Course } from '@aulario/course-data';
import { type Catalogue, emptyQuery } from '@aulario/course-data';
import { plainAddress } from './addedCourse.ts';

const sameTitle = (a: string, b: string) =>
  a.localeCompare(b, undefined, { sensitivity: 'base', ignorePunctuation: true }) === 0;

/**
 * Finds the course of the catalogue with a canonical address, by a search for its title. Without an
 * address ('') finds the only course with the title. Null for none.
 */
export async function findExistingCourse(
  catalogue: Pick<Catalogue, 'search'>,
  address: string,
  title: string,
): Promise<Course | null> {
  // Without a title, the slug of the address may contain it: '/course/guitarra-desde-cero/'.
  const text =
    title === '' ? new URL(address).pathname.replace(/[^\p{L}\p{N}]+/gu, ' ').trim() : title;
  const { results } = await catalogue.search({ ...emptyQuery, text });
  const found = results
    .map(({ course }) => course)
    .filter((course) =>
      address === ''
        ? sameTitle(course.title, title)
        : plainAddress(new URL(course.url)) === address,
    );
  return found.length === 1 || address !== '' ? (found[0] ?? null) : null;
}
