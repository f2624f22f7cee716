import type { SignedOutReason } from '../authState.ts';

/** The end of a session: the SDK tells the other tabs of it, too, but later and without the reason. */
export interface SessionEnd {
  /** Null when the user signed out. */
  readonly reason: SignedOutReason | null;
  /** Whose session it was; null where this tab had not learned it yet. */
  readonly id: string | null;
}

/** The other tabs of this browser that show the same project. */
export interface Tabs {
  tell(end: SessionEnd): void;
  listen(listener: (end: SessionEnd) => void): void;
}

/** Only pages of the product's own origin hear the channel. */
export function createTabs(name: string): Tabs {
  const channel = new BroadcastChannel(`aulario:accounts:${name}`);
  return {
    tell: (end) => channel.postMessage(end),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<SessionEnd>) => listener(data)),
  };
}
