import { type CategoryId, isCategoryId } from '@aulario/course-data';

/** The key that the specification gives the saved category. */
export const categoryKey = 'category';

/** Null when nothing, or nothing that is a category, is saved. */
export function readPreferredCategory(storage: Storage): CategoryId | null {
  try {
    const saved = storage.getItem(categoryKey);
    return isCategoryId(saved) ? saved : null;
  } catch {
    return null;
  }
}

/** Throws what the browser throws when it refuses to store. */
export function savePreferredCategory(storage: Storage, category: CategoryId | null): void {
  if (category === null) storage.removeItem(categoryKey);
  else storage.setItem(categoryKey, category);
}
