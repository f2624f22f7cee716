import { type Auth, onIdTokenChanged, signOut, type User } from 'firebase/auth';
import type { Account, SignedOutReason } from '../../authState.ts';
import { type AuthStateStore, createAuthStateStore } from '../../authStateStore.ts';
import { photoUrlOf } from '../../photoUrlOf.ts';
import type { TokenRecord } from '../../tokenRecord.ts';
import type { InBackground } from '../errors/inBackground.ts';
import { toAuthError } from '../errors/toAuthError.ts';
import type { SessionBroadcast } from './sessionBroadcast.ts';
import {
  afterMessage,
  afterSignedOut,
  afterSignIn,
  emptyMemory,
  isAboutLast,
  reasonOfMissing,
  withEndReason,
} from './sessionMemory.ts';
import { isSessionOf } from './signedInUser.ts';

/** Converts the provider's user to an account: a new object with a safe photo address. */
function accountOf(user: User): Account {
  return {
    id: user.uid,
    email: user.email ?? '',
    displayName: user.displayName ?? '',
    photoUrl: photoUrlOf(user.photoURL),
    isEmailVerified: user.emailVerified,
    hasPassword: user.providerData.some(({ providerId }) => providerId === 'password'),
  };
}

/** The state of the SDK's session. */
export interface FirebaseSession extends Pick<AuthStateStore, 'getState' | 'subscribe'> {
  /**
   * Updates state and token record now. The SDK notifies its listeners a little later than it
   * resolves its calls, and not at all when only name or photo changed.
   */
  settle(): Promise<void>;
  /**
   * Ends the session on this device; the state is signedOut even if the SDK fails to erase the
   * session.
   */
  end(reason?: SignedOutReason): Promise<void>;
  /** Signs the user out, in every tab of the browser. */
  leave(): Promise<void>;
  /**
   * Runs the call that ends the session, then ends it with the reason, which the SDK does not
   * report.
   */
  endBy(run: () => Promise<void>, reason: SignedOutReason): Promise<void>;
}

/**
 * Follows the SDK's session. `onIdTokenChanged` fires for every sign-in and sign-out, also in other
 * tabs, and for every new token. Only the tab that noticed the end of a session knows the reason;
 * it sends the reason to the others, which may receive it before or after the end itself.
 */
export function observeSession(
  auth: Auth,
  record: TokenRecord,
  tabs: SessionBroadcast,
  inBackground: InBackground,
): FirebaseSession {
  const store = createAuthStateStore();
  // The SDK erases a session that the provider no longer accepts before it reports that there is
  // none.
  const hadSession = record.exists();
  let memory = emptyMemory;

  const isStarting = () => store.getState().status === 'loading';

  const eraseSession = () => {
    signOut(auth).catch(inBackground('sign-out'));
  };

  const publishNone = (reason: SignedOutReason | undefined): void => {
    const missing = hadSession && isStarting() ? reasonOfMissing(memory) : undefined;
    const isNews = memory.endedBeforeStart.size === 0;
    if (missing && isNews) tabs.post({ reason: missing, id: null });
    store.setAccount(null, missing ?? reason ?? memory.endReason);
    record.clear();
    memory = afterSignedOut(memory);
  };

  const publish = (reason?: SignedOutReason): User | null => {
    const user = auth.currentUser;
    if (user === null) {
      publishNone(reason);
      return null;
    }
    const ended = memory.endedBeforeStart.get(user.uid);
    if (ended !== undefined) {
      // Starting, the SDK stored the session again that the other tab had erased.
      eraseSession();
      store.setAccount(null, ended ?? undefined);
      record.clear();
      return null;
    }
    memory = afterSignIn(memory, user.uid);
    store.setAccount(accountOf(user));
    return user;
  };

  const settle = async (): Promise<void> => {
    const user = publish();
    try {
      const token = await user?.getIdToken();
      // Another account may have signed in meanwhile; it has its own record.
      if (token !== undefined && auth.currentUser === user) record.write(token);
    } catch (cause) {
      // A token that can never be renewed ends its own session; a temporary failure does not.
      if (toAuthError(cause, 'account').code !== 'session-ended') inBackground('token')(cause);
      else if (isSessionOf(auth, user)) await end();
    }
  };

  const end = async (reason: SignedOutReason = 'session-ended'): Promise<void> => {
    // Without a signed-in user, the sign-out would wait in the SDK's queue and end the next
    // session.
    if (auth.currentUser !== null) await signOut(auth).catch(inBackground('sign-out'));
    publish(reason);
    tabs.post({ reason, id: memory.lastId });
  };

  tabs.listen((message) => {
    memory = afterMessage(memory, message, isStarting());
    if (!isAboutLast(memory, message)) return;
    if (auth.currentUser === null) publish();
    // A pending request of this tab would store the erased session again.
    else if (message.reason === null) eraseSession();
  });

  onIdTokenChanged(auth, () => {
    settle().catch(inBackground('session state'));
  });

  const endBy = async (run: () => Promise<void>, reason: SignedOutReason): Promise<void> => {
    memory = withEndReason(memory, reason);
    try {
      await run();
    } catch (error) {
      memory = withEndReason(memory, undefined);
      throw error;
    }
    await end(reason);
  };

  const leave = async (): Promise<void> => {
    const id = auth.currentUser?.uid;
    await signOut(auth);
    if (id !== undefined) tabs.post({ reason: null, id });
  };

  return { getState: store.getState, subscribe: store.subscribe, settle, end, endBy, leave };
}
