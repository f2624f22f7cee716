import type { CatalogueQuery } from '@aulario/course-data';
import { catalogueHref, useCatalogueHref } from '@aulario/course-view/addresses/catalogueHref.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { CategoryNav } from '@aulario/ui';
import { memo } from 'react';
import { useShortCategoryLinks } from './useCategoryLinks.ts';

/** Each link keeps the search and narrows it to its category. */
function CategoryLinks({ query }: { query: CatalogueQuery }) {
  const text = useTranslate();
  const shell = useShell();
  const hrefFor = useCatalogueHref();
  const { filters } = query;
  const items = useShortCategoryLinks(
    (category) => {
      const next = { filters: { ...filters, category: [category] } };
      // Without a search, a category has a page of its own.
      if (query.text !== '' || query.similarTo !== null) return hrefFor(query, next);
      const page = { ...query, ...next, subject: null, page: 1 };
      return catalogueHref(shell, page, { category, subject: null });
    },
    (category) => filters.category?.includes(category) ?? false,
  );
  return <CategoryNav label={text('nav.categories')} items={items} isSlim />;
}

export const CatalogueCategoryNav = memo(CategoryLinks);
