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

/** The same under names that fit one line; the whole name is the tooltip. */
export function useShortDoors(...asked: Parameters<typeof useCategoryDoors>) {
  const text = useText();
  return useCategoryDoors(...asked).map((door) => ({
    ...door,
    label: text(`category.short.${door.palette}`),
    title: door.label,
  }));
}
