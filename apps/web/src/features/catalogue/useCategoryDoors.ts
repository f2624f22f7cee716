import { type CategoryId, categories } from '@aulario/course-data';
import { useText } from '../language/useText.ts';

/** The twelve doors of the corridor. */
export function useCategoryDoors(
  hrefFor: (category: CategoryId) => string,
  isCurrent: (category: CategoryId) => boolean = () => false,
) {
  const text = useText();
  return categories.map((category) => ({
    label: text(`category.${category}`),
    href: hrefFor(category),
    palette: category,
    isCurrent: isCurrent(category),
  }));
}
