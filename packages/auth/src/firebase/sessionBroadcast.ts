import type { SignedOutReason } from '../authState.ts';

/** The end of a session: the SDK tells the other tabs of it, too, but later and without the reason. */
export interface SessionEndMessage {
  /** Null when the user signed out. */
  readonly reason: SignedOutReason | null;
  /** Whose session it was; null where this tab had not learned it yet. */
  readonly id: string | null;
}

/** The other tabs of this browser that show the same project. */
export interface SessionBroadcast {
  tell(end: SessionEndMessage): void;
  listen(listener: (end: SessionEndMessage) => void): void;
}

/** Only pages of the product's own origin hear the channel. */
export function createSessionBroadcast(name: string): SessionBroadcast {
  const channel = new BroadcastChannel(`aulario:accounts:${name}`);
  return {
    tell: (end) => channel.postMessage(end),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<SessionEndMessage>) =>
        listener(data),
      ),
  };
}
