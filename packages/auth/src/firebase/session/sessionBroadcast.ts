import { openChannel } from '@aulario/local-data';
import type { SignedOutReason } from '../../authState.ts';

/** The end of a session. The SDK also notifies other tabs, but later and without the reason. */
export interface SessionEndMessage {
  /** Null when the user signed out. */
  readonly reason: SignedOutReason | null;
  /** The account's id; null if this tab had not received it yet. */
  readonly id: string | null;
}

/** The other tabs of this browser with the same project. */
export interface SessionBroadcast {
  post(end: SessionEndMessage): void;
  listen(listener: (end: SessionEndMessage) => void): void;
}

/** Opens the channel. Only pages of the product's own origin receive its messages. */
export function createSessionBroadcast(name: string): SessionBroadcast {
  const channel = openChannel(`aulario:accounts:${name}`);
  // Other tabs then learn of the end when they check their session.
  if (channel === null) return { post: () => undefined, listen: () => undefined };
  return {
    post: (end) => channel.postMessage(end),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<SessionEndMessage>) =>
        listener(data),
      ),
  };
}
