import { AuthError } from './authError.ts';
import type { AuthService } from './authService.ts';
import { createAuthStateStore } from './authStateStore.ts';

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
  const store = createAuthStateStore();
  let service: AuthService | null = null;
  let pending: Promise<AuthService> | null = null;

  const follow = (loaded: AuthService): void => {
    const state = loaded.getState();
    if (state.status === 'loading') return;
    if (state.status === 'signedIn') store.setAccount(state.account);
    else store.setAccount(null, state.reason);
  };

  const start = async (): Promise<AuthService> => {
    try {
      const loaded = await load();
      service = loaded;
      loaded.subscribe(() => follow(loaded));
      follow(loaded);
      return loaded;
    } catch (cause) {
      store.setAccount(null);
      throw cause instanceof AuthError ? cause : new AuthError('network', { cause });
    } finally {
      pending = null;
    }
  };

  const get = (): Promise<AuthService> => {
    if (service !== null) return Promise.resolve(service);
    pending ??= start();
    return pending;
  };

  return {
    getState: store.getState,
    subscribe(listener) {
      const unsubscribe = store.subscribe(listener);
      // Nobody awaits a subscription; the state tells what became of the load.
      get().catch(() => undefined);
      return unsubscribe;
    },
    signIn: async (credentials) => (await get()).signIn(credentials),
    signUp: async (credentials) => (await get()).signUp(credentials),
    finishSignUp: async () => (await get()).finishSignUp(),
    signInWithGoogle: async (idToken) => (await get()).signInWithGoogle(idToken),
    signOut: async () => (await get()).signOut(),
    checkSession: async () => (await get()).checkSession(),
    updateProfile: async (change) => (await get()).updateProfile(change),
    changePassword: async (change) => (await get()).changePassword(change),
    changeEmail: async (change) => (await get()).changeEmail(change),
    deleteAccount: async (proof) => (await get()).deleteAccount(proof),
    sendPasswordReset: async (email) => (await get()).sendPasswordReset(email),
    sendVerification: async () => (await get()).sendVerification(),
    readLink: async (code) => (await get()).readLink(code),
    followLink: async (code) => (await get()).followLink(code),
    resetPassword: async (reset) => (await get()).resetPassword(reset),
  };
}
