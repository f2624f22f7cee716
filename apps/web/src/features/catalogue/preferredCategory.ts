import { type CategoryId, isCategoryId } from '@aulario/course-data';
import { type LocalData, textCodec } from '@aulario/local-data';

/** The key that the specification gives the saved category. */
export const categoryKey = 'category';

interface CategoryPlaces {
  readonly localData: LocalData;
  readonly storage: Storage;
}

const settingsOf = (localData: LocalData, accountId: string) =>
  localData.account(accountId).open('settings', textCodec);

/** Null when nothing, or nothing that is a category, is saved. */
export function readPreferredCategory(storage: Storage): CategoryId | null {
  try {
    const saved = storage.getItem(categoryKey);
    return isCategoryId(saved) ? saved : null;
  } catch {
    return null;
  }
}

/**
 * Saves the category with the account's records, and in clear under the key of the specification
 * for as long as the account is signed in. Throws when the browser refuses to store.
 */
export function savePreferredCategory(
  { localData, storage }: CategoryPlaces,
  accountId: string,
  category: CategoryId | null,
): void {
  const settings = settingsOf(localData, accountId);
  settings.change(categoryKey, () => category);
  const { problem } = settings.getSnapshot();
  if (problem !== 'none') throw new Error(`The category was not saved: ${problem}`);
  setCopy(storage, category);
}

/** Copies the account's category to the key of the specification. Never throws. */
export function restorePreferredCategory(
  { localData, storage }: CategoryPlaces,
  accountId: string,
): void {
  const saved = settingsOf(localData, accountId).getSnapshot().items.get(categoryKey);
  try {
    setCopy(storage, isCategoryId(saved) ? saved : null);
  } catch {
    // The catalogue then begins without a category.
  }
}

function setCopy(storage: Storage, category: CategoryId | null): void {
  if (category === null) storage.removeItem(categoryKey);
  else storage.setItem(categoryKey, category);
}
