import { type CategoryId, categories } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';

/** The links of the navigation by category. */
export function useCategoryLinks(
  hrefFor: (category: CategoryId) => string,
  isCurrent: (category: CategoryId) => boolean = () => false,
) {
  const text = useTranslate();
  return categories.map((category) => ({
    label: text(`category.${category}`),
    href: hrefFor(category),
    palette: category,
    isCurrent: isCurrent(category),
  }));
}

/** Links with names that fit one line; the full name is the tooltip. */
export function useShortCategoryLinks(...options: Parameters<typeof useCategoryLinks>) {
  const text = useTranslate();
  return useCategoryLinks(...options).map((link) => ({
    ...link,
    label: text(`category.short.${link.palette}`),
    title: link.label,
  }));
}
