import { emptyQuery, pageSize, toQueryString } from '@aulario/course-data';
import { goals } from '@aulario/my-courses/route';
import type { AddressedPage } from '../addresses/fixedPages.ts';

/**
 * Returns what is rendered of the pages of the catalogue beside their first page: all following ones,
 * so that every course has a card.
 *
 * @param size - The number of courses.
 */
export const cardPages = (pages: readonly AddressedPage[], size: number): AddressedPage[] =>
  pages.flatMap((page) =>
    Array.from({ length: Math.max(0, Math.ceil(size / pageSize) - 1) }, (_, place) => ({
      ...page,
      path: page.path + toQueryString({ ...emptyQuery, page: place + 2 }),
    })),
  );

/** Returns the pages of the catalogue at a search for each goal, of which those with courses offer its route. */
export const goalPages = (pages: readonly AddressedPage[]): AddressedPage[] =>
  pages.flatMap((page) =>
    goals.map(({ names }) => ({
      ...page,
      path: page.path + toQueryString({ ...emptyQuery, text: names[page.language] }),
    })),
  );
