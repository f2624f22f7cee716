import type { KeptData } from '@aulario/local-data/kept';
import { createCartRepository } from '../cartRepository.ts';

/** Opens the cart of an account, or of the visitor (null), in one page. */
export function openCart(page: KeptData, accountId: string | null = 'ana', now?: () => number) {
  const records = accountId === null ? page.visitor : page.account(accountId);
  return createCartRepository(records, { now });
}
