import { cartPrefix } from './cartKey.ts';
import { guardStorage, type StorageSource } from './cartStorage.ts';

/**
 * Removes everything that the browser keeps of one user's cart, unreadable items included: for an
 * account that has been deleted. Returns false when the storage refused.
 */
export function eraseCart(source: StorageSource, userId: string): boolean {
  const storage = guardStorage(source);
  const keys = storage.keys(cartPrefix(userId));
  return keys.ok && keys.value.map((key) => storage.erase(key)).every(({ ok }) => ok);
}
