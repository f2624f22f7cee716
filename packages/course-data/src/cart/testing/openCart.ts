import { createLocalData, type LocalDataOptions } from '@aulario/local-data';
import { createCartRepository } from '../cartRepository.ts';

/** The cart of an account, or of the visitor (null), as one tab opens it. */
export function openCart(
  tab: LocalDataOptions,
  accountId: string | null = 'ana',
  now?: () => number,
) {
  const localData = createLocalData(tab);
  const records = accountId === null ? localData.visitor : localData.account(accountId);
  return createCartRepository({ records, now });
}
