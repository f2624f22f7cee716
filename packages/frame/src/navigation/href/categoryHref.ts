import { type CategoryId, categories } from '@aulario/course-data';
import type { ShellPaths } from '../shellPaths.ts';
import { slugOf } from './slugOf.ts';

/** The page of a category: '/courses/finance-accounting'. */
export const categoryHref = (shell: ShellPaths, category: CategoryId): string =>
  `${shell.hub}/${slugOf(category)}`;

/** The page of a subject in its category: '/courses/development/python'. */
export const subjectHref = (shell: ShellPaths, category: CategoryId, subject: string): string =>
  `${categoryHref(shell, category)}/${slugOf(subject)}`;

const bySlug: ReadonlyMap<string, CategoryId> = new Map(
  categories.map((category) => [slugOf(category), category]),
);

/** The category of a slug, or null. */
export const categoryOfSlug = (slug: string | undefined): CategoryId | null =>
  bySlug.get(slug ?? '') ?? null;
