import type { Account, AuthState } from '@aulario/auth';
import { useCallback, useSyncExternalStore } from 'react';
import { useServices } from '../services/Services.tsx';
import { useSessionHint } from './useSessionHint.ts';

const loading: AuthState = { status: 'loading' };

/**
 * The reader's account on a public page, once the provider has confirmed the session. Nothing of
 * the account code loads unless a user seems to be signed in.
 */
export function useConfirmedAccount(): Account | undefined {
  const { auth } = useServices();
  const isExpected = useSessionHint() !== null;
  const subscribe = useCallback(
    (listener: () => void) => (isExpected ? auth.subscribe(listener) : () => undefined),
    [auth, isExpected],
  );
  const state = useSyncExternalStore(subscribe, auth.getState, () => loading);
  return isExpected && state.status === 'signedIn' ? state.account : undefined;
}
