import { createOldData, type OldDataOptions } from '@aulario/local-data/old';
import { createCartRepository } from '../cartRepository.ts';

/** Opens the cart of an account, or of the visitor (null), in one tab. */
export function openCart(
  tab: OldDataOptions,
  accountId: string | null = 'ana',
  now?: () => number,
) {
  const localData = createOldData(tab);
  const records = accountId === null ? localData.visitor : localData.account(accountId);
  return createCartRepository({ records, now });
}
