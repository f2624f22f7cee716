import { type Catalogue, categories } from '@aulario/course-data';
import { categoryHref, subjectHref } from '@aulario/frame/navigation/categoryHref.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { publicShell } from '@aulario/frame/navigation/shellPaths.ts';
import type { PublicPage } from './publicPages.ts';

/** The minimum number of courses for a prerendered page of a list. */
const minCourses = 3;

/**
 * Returns the pages of the catalogue to prerender: the catalogue, its categories and their
 * subjects, those with most courses first.
 *
 * @param maxHubs - The maximum number of categories and subjects.
 */
export async function cataloguePages(
  catalogue: Pick<Catalogue, 'overview'>,
  maxHubs: number,
): Promise<PublicPage[]> {
  const hubs = new Map<string, number>();
  for (const category of categories) {
    const [overview] = await catalogue.overview({ category });
    if (overview === undefined) continue;
    hubs.set(categoryHref(publicShell, category), overview.total);
    for (const { subject, total } of overview.subjects) {
      hubs.set(subjectHref(publicShell, category, subject), total);
    }
  }
  const worthwhile = [...hubs]
    .filter(([, total]) => total >= minCourses)
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxHubs);
  return [
    {
      path: paths.courses,
      kind: 'catalogue',
      description: {
        es: 'Todos los cursos de Aulario: busca por tema, nivel, idioma, horas y precio en varias plataformas a la vez, sin crear una cuenta.',
        en: 'All courses of Aulario: search several platforms at once by subject, level, language, hours and price, without an account.',
      },
    },
    {
      path: paths.publicCategories,
      kind: 'categories',
      description: {
        es: 'Las categorías de Aulario con sus temas, y cuántos cursos tiene cada uno.',
        en: 'The categories of Aulario with their subjects, and the number of courses in each.',
      },
    },
    ...worthwhile.map(([path]) => ({ path, kind: 'hub' as const })),
  ];
}
