import { type CategoryId, categories } from '@aulario/course-data';
import { paths } from '../../navigation/paths.ts';
import { slugOf } from '../coverUrl.ts';

/** The page of a category: '/dashboard/categories/finance-accounting'. */
export const categoryHref = (category: CategoryId): string =>
  `${paths.categories}/${slugOf(category)}`;

const bySlug: ReadonlyMap<string, CategoryId> = new Map(
  categories.map((category) => [slugOf(category), category]),
);

/** The category that an address names, or null. */
export const categoryOfSlug = (slug: string | undefined): CategoryId | null =>
  bySlug.get(slug ?? '') ?? null;
