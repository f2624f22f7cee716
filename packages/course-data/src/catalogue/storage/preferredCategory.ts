import { type OpenRecords, readStored, textCodec } from '@aulario/local-data';
import { type CategoryId, isCategoryId } from '../../course/categories.ts';

/** The key that the specification gives the saved category. */
export const preferredCategoryKey = 'category';

/** The account's records, and the storage for the copy in clear. */
export interface CategoryStores {
  readonly localData: { account(accountId: string): OpenRecords };
  readonly storage: Storage;
}

const settingsOf = (localData: CategoryStores['localData'], accountId: string) =>
  localData.account(accountId).open('settings', textCodec);

/** Null when nothing, or nothing that is a category, is saved. */
export function readPreferredCategory(storage: Storage): CategoryId | null {
  const saved = readStored(storage, preferredCategoryKey);
  return isCategoryId(saved) ? saved : null;
}

/**
 * Saves the category with the account's records, and in clear under the key of the specification
 * for as long as the account is signed in. Throws when the browser refuses to store.
 */
export function savePreferredCategory(
  { localData, storage }: CategoryStores,
  accountId: string,
  category: CategoryId | null,
): void {
  const { problem } = settingsOf(localData, accountId).change(preferredCategoryKey, () => category);
  if (problem !== 'none') throw new Error(`The category was not saved: ${problem}`);
  setCopy(storage, category);
}

/**
 * Copies the account's category to the key of the specification, now and whenever it changes, as
 * another device may do. Never throws. Returns the function that ends it.
 */
export function followPreferredCategory(
  { localData, storage }: CategoryStores,
  accountId: string,
): () => void {
  const settings = settingsOf(localData, accountId);
  const copy = () => {
    const saved = settings.getSnapshot().items.get(preferredCategoryKey);
    try {
      setCopy(storage, isCategoryId(saved) ? saved : null);
    } catch {
      // The catalogue then begins without a category.
    }
  };
  copy();
  return settings.subscribe(copy);
}

function setCopy(storage: Storage, category: CategoryId | null): void {
  if (category === null) storage.removeItem(preferredCategoryKey);
  else storage.setItem(preferredCategoryKey, category);
}
