import type { SignedOutReason } from '../../authState.ts';
import type { SessionEndMessage } from './sessionBroadcast.ts';

/** What a tab knows of its session beyond the account that the SDK reports. */
export interface SessionMemory {
  /** The account last signed in; null before the first. */
  readonly lastId: string | null;
  /** The announced reason for the end of the session, which may come before or after the end. */
  readonly endReason: SignedOutReason | undefined;
  /**
   * Accounts whose session another tab ended before this tab had read the stored one, each with the
   * reason; null when the user signed out.
   */
  readonly endedBeforeStart: ReadonlyMap<string, SignedOutReason | null>;
}

/** The memory of a tab that has not read the stored session. */
export const emptyMemory: SessionMemory = {
  lastId: null,
  endReason: undefined,
  endedBeforeStart: new Map(),
};

export const afterSignIn = (memory: SessionMemory, id: string): SessionMemory => ({
  ...memory,
  lastId: id,
  endReason: undefined,
});

/** After the SDK reported that nobody is signed in. */
export const afterSignedOut = (memory: SessionMemory): SessionMemory => ({
  ...memory,
  endedBeforeStart: new Map(),
});

export const withEndReason = (
  memory: SessionMemory,
  endReason: SignedOutReason | undefined,
): SessionMemory => ({ ...memory, endReason });

/** Whether a message of another tab is about the account last signed in; one without an id is. */
export const isAboutLast = ({ lastId }: SessionMemory, { id }: SessionEndMessage): boolean =>
  lastId !== null && (id ?? lastId) === lastId;

/** After a message of another tab; `isStarting` until the SDK has read the stored session. */
export function afterMessage(
  memory: SessionMemory,
  message: SessionEndMessage,
  isStarting: boolean,
): SessionMemory {
  const { reason, id } = message;
  const heard = isAboutLast(memory, message) ? withEndReason(memory, reason ?? undefined) : memory;
  if (!isStarting || id === null) return heard;
  return { ...heard, endedBeforeStart: new Map(heard.endedBeforeStart).set(id, reason) };
}

/**
 * Why a tab finds no session where one was stored: what another tab said while this one started, or
 * the provider no longer accepts it.
 */
export function reasonOfMissing({ endedBeforeStart }: SessionMemory): SignedOutReason | undefined {
  const [reason = 'session-ended' as const] = endedBeforeStart.values();
  return reason ?? undefined;
}
