import { createLocalData, type LocalDataOptions } from '@aulario/local-data';
import { createCartRepository } from '../cartRepository.ts';

/** Opens the cart of an account, or of the visitor (null), in one tab. */
export function openCart(
  tab: LocalDataOptions,
  accountId: string | null = 'ana',
  now?: () => number,
) {
  const localData = createLocalData(tab);
  const records = accountId === null ? localData.visitor : localData.account(accountId);
  return createCartRepository({ records, now });
}
