import type { Owner } from '../disk/disk.ts';
import { openChannel } from '../openChannel.ts';
import type { RecordStates } from '../record/states.ts';

/** What a tab tells the other tabs of its browser. */
export type TabMessage =
  | {
      readonly owner: Owner;
      /** Changes that are stored. */
      readonly changes: RecordStates;
    }
  | {
      readonly owner: Owner;
      /** The disk was emptied of the owner. */
      readonly isErased: true;
    };

/** Carries messages between the tabs of a browser. No tab hears its own. */
export interface TabChannel {
  post(message: TabMessage): void;
  /** Returns the function that ends it. */
  listen(listener: (message: TabMessage) => void): () => void;
}

/** Connects the tabs by a channel; without one they hear nothing. */
export function openTabChannel(name: string): TabChannel {
  const channel = openChannel(name);
  if (channel === null) return { post: () => {}, listen: () => () => {} };
  return {
    post: (message) => channel.postMessage(message),
    listen(listener) {
      const hear = ({ data }: MessageEvent<TabMessage>) => listener(data);
      channel.addEventListener('message', hear);
      return () => channel.removeEventListener('message', hear);
    },
  };
}
