import { type Auth, onIdTokenChanged, signOut } from 'firebase/auth';
import type { SignedOutReason } from '../../authState.ts';
import { type AuthStateStore, createAuthStateStore } from '../../authStateStore.ts';
import type { TokenRecord } from '../../tokenRecord.ts';
import type { InBackground } from '../errors/inBackground.ts';
import { toAuthError } from '../errors/toAuthError.ts';
import type { SessionBroadcast } from './sessionBroadcast.ts';
import { createSessionState } from './sessionState.ts';
import { isSessionOf } from './signedInUser.ts';

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
  const eraseSession = () => {
    signOut(auth).catch(inBackground('sign-out'));
  };
  const session = createSessionState({ auth, record, tabs, store, eraseSession });

  const settle = async (): Promise<void> => {
    const user = session.publish();
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
    session.publish(reason);
    tabs.post({ reason, id: session.lastId() });
  };

  tabs.listen((message) => {
    if (!session.hear(message)) return;
    if (auth.currentUser === null) session.publish();
    // A pending request of this tab would store the erased session again.
    else if (message.reason === null) eraseSession();
  });

  onIdTokenChanged(auth, () => {
    settle().catch(inBackground('session state'));
  });

  const endBy = async (run: () => Promise<void>, reason: SignedOutReason): Promise<void> => {
    session.expectEnd(reason);
    try {
      await run();
    } catch (error) {
      session.expectEnd(undefined);
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
