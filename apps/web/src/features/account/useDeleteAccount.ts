import type { Proof } from '@aulario/auth';
import { useAuthActions } from '@aulario/auth/react';
import { eraseCart } from '@aulario/course-data/cart';
import { savePreferredCategory } from '../catalogue/preferredCategory.ts';
import { useServices } from '../services/Services.tsx';
import { useAccount } from '../session/account.ts';

/** Deletes the account at the provider, then what this browser keeps of it. */
export function useDeleteAccount(): (proof: Proof) => Promise<void> {
  const { id } = useAccount();
  const { storage } = useServices();
  const { deleteAccount } = useAuthActions();

  return async (proof) => {
    await deleteAccount(proof);
    eraseCart(storage, id);
    try {
      savePreferredCategory(storage, null);
    } catch {
      // A storage that refuses this has kept nothing either.
    }
  };
}
