import type { SignedOutReason } from '../authState.ts';

/** What one tab tells the others, beside what the SDK tells them itself. */
export type TabNews =
  | {
      readonly kind: 'ended';
      readonly reason: SignedOutReason;
      /** Whose session it was; null where this tab had not learned it yet. */
      readonly id: string | null;
    }
  | { readonly kind: 'link-followed' };

/** The other tabs of this browser that show the same project. */
export interface Tabs {
  tell(news: TabNews): void;
  listen(listener: (news: TabNews) => void): void;
}

/** Only pages of the product's own origin hear the channel. */
export function createTabs(name: string): Tabs {
  const channel = new BroadcastChannel(`aulario:accounts:${name}`);
  return {
    tell: (news) => channel.postMessage(news),
    listen: (listener) =>
      channel.addEventListener('message', ({ data }: MessageEvent<TabNews>) => listener(data)),
  };
}
