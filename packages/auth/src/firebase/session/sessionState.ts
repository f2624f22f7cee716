import type { Auth, User } from 'firebase/auth';
import type { Account, SignedOutReason } from '../../authState.ts';
import type { AuthStateStore } from '../../authStateStore.ts';
import { photoUrlOf } from '../../photoUrlOf.ts';
import type { TokenRecord } from '../../tokenRecord.ts';
import type { SessionBroadcast, SessionEndMessage } from './sessionBroadcast.ts';
import {
  afterMessage,
  afterSignedOut,
  afterSignIn,
  emptyMemory,
  isAboutLast,
  reasonOfMissing,
  withEndReason,
} from './sessionMemory.ts';

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

interface SessionStateOptions {
  readonly auth: Auth;
  readonly record: TokenRecord;
  readonly tabs: Pick<SessionBroadcast, 'post'>;
  readonly store: AuthStateStore;
  readonly eraseSession: () => void;
}

/** Turns the user that the SDK has, and what other tabs said of the session, into the state. */
export function createSessionState(options: SessionStateOptions) {
  const { auth, record, tabs, store, eraseSession } = options;
  // The SDK erases a session that the provider no longer accepts before it reports that there is
  // none.
  const hadSession = record.exists();
  let memory = emptyMemory;

  const isStarting = () => store.getState().status === 'loading';

  function publishNone(reason: SignedOutReason | undefined): void {
    const missing = hadSession && isStarting() ? reasonOfMissing(memory) : undefined;
    const isNews = memory.endedBeforeStart.size === 0;
    if (missing && isNews) tabs.post({ reason: missing, id: null });
    store.setAccount(null, missing ?? reason ?? memory.endReason);
    record.clear();
    memory = afterSignedOut(memory);
  }

  return {
    /** Updates the state. Returns the user who is signed in. */
    publish(reason?: SignedOutReason): User | null {
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
    },
    /** Notes what another tab said. Returns whether it is about the account last signed in. */
    hear(message: SessionEndMessage): boolean {
      memory = afterMessage(memory, message, isStarting());
      return isAboutLast(memory, message);
    },
    /** The reason for an end that the SDK will report without one. */
    expectEnd(reason: SignedOutReason | undefined): void {
      memory = withEndReason(memory, reason);
    },
    /** The account last signed in; null before the first. */
    lastId: () => memory.lastId,
  };
}
