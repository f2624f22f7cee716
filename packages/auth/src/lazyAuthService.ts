import { AuthError } from './authError.ts';
import type { AuthService } from './authService.ts';
import { type AuthState, loadingState, signedOutState } from './authState.ts';

/**
 * A service that is loaded when it is first needed: at the first subscription or action.
 *
 * A load that fails rejects the action with AuthError 'network' (an AuthError thrown by `load`
 * itself passes through). The state then becomes signedOut, so that guards fail closed and the
 * sign-in screen can say what is wrong instead of loading for ever; the next subscription or action
 * loads again, and a session that turns out to exist is shown.
 *
 * @param load - Called again after a failure, never twice at once.
 */
export function lazyAuthService(load: () => Promise<AuthService>): AuthService {
  const listeners = new Set<{ readonly call: () => void }>();
  let service: AuthService | null = null;
  let pending: Promise<AuthService> | null = null;
  let stateBefore: AuthState = loadingState;

  const getState = (): AuthState => {
    const state = service?.getState() ?? loadingState;
    return state.status === 'loading' ? stateBefore : state;
  };

  const tell = (): void => {
    for (const { call } of [...listeners]) call();
  };

  const start = async (): Promise<AuthService> => {
    const shown = getState();
    try {
      service = await load();
      service.subscribe(tell);
      return service;
    } catch (cause) {
      stateBefore = signedOutState;
      throw cause instanceof AuthError ? cause : new AuthError('network', { cause });
    } finally {
      pending = null;
      if (getState() !== shown) tell();
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
      const entry = { call: listener };
      listeners.add(entry);
      // Nobody awaits a subscription; the state tells what became of the load.
      get().catch(() => undefined);
      return () => {
        listeners.delete(entry);
      };
    },
    signIn: async (credentials) => (await get()).signIn(credentials),
    signUp: async (credentials) => (await get()).signUp(credentials),
    signInWithGoogle: async (idToken) => (await get()).signInWithGoogle(idToken),
    signOut: async () => (await get()).signOut(),
    checkSession: async () => (await get()).checkSession(),
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
