import { createListeners } from '@aulario/local-data';
import { AuthError } from './authError.ts';
import type { AuthService } from './authService.ts';
import { type AuthState, loadingState, signedOutState } from './authState.ts';

/** Modules that cannot be fetched reject as a TypeError. */
const codeOf = (cause: unknown) => (cause instanceof TypeError ? 'network' : 'unknown');

/**
 * Creates a service that loads the real one when first used: at the first subscription or action.
 *
 * When loading fails, the action rejects with AuthError 'network' if the code could not be fetched,
 * and 'unknown' if it failed to run (an AuthError thrown by `load` itself passes through). The state becomes signedOut instead of loading forever, so that guards
 * deny access and the sign-in screen can show the error. The next subscription or action loads
 * again, and an existing session is then shown.
 *
 * @param load - Called again after a failure, never concurrently.
 */
export function lazyAuthService(load: () => Promise<AuthService>): AuthService {
  const listeners = createListeners();
  let service: AuthService | null = null;
  let pending: Promise<AuthService> | null = null;
  let stateBefore: AuthState = loadingState;

  const getState = (): AuthState => {
    const state = service?.getState() ?? loadingState;
    return state.status === 'loading' ? stateBefore : state;
  };

  const start = async (): Promise<AuthService> => {
    const shown = getState();
    try {
      service = await load();
      service.subscribe(listeners.publish);
      return service;
    } catch (cause) {
      stateBefore = signedOutState;
      throw cause instanceof AuthError ? cause : new AuthError(codeOf(cause), { cause });
    } finally {
      pending = null;
      if (getState() !== shown) listeners.publish();
    }
  };

  const get = (): Promise<AuthService> => {
    if (service !== null) return Promise.resolve(service);
    pending ??= start();
    return pending;
  };

  return {
    getState,
    subscribe(listener) {
      const unsubscribe = listeners.subscribe(listener);
      // Nobody awaits a subscription; the state shows a failed load.
      get().catch(() => undefined);
      return unsubscribe;
    },
    signIn: async (credentials) => (await get()).signIn(credentials),
    signUp: async (credentials) => (await get()).signUp(credentials),
    signInWithGoogle: async (idToken) => (await get()).signInWithGoogle(idToken),
    signOut: async () => (await get()).signOut(),
    checkSession: async () => (await get()).checkSession(),
    getToken: async (isRenewed) => (await get()).getToken(isRenewed),
    updateProfile: async (change) => (await get()).updateProfile(change),
    changePassword: async (change) => (await get()).changePassword(change),
    changeEmail: async (change) => (await get()).changeEmail(change),
    deleteAccount: async (reauthentication) => (await get()).deleteAccount(reauthentication),
    sendPasswordReset: async (email) => (await get()).sendPasswordReset(email),
    sendVerification: async () => (await get()).sendVerification(),
    readLink: async (code) => (await get()).readLink(code),
    followLink: async (code) => (await get()).followLink(code),
    resetPassword: async (reset) => (await get()).resetPassword(reset),
  };
}
