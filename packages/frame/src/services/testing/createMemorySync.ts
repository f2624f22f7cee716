import { createListeners } from '@aulario/local-data';
import type { Sync, SyncState } from '../Sync.ts';

/** A sync whose state its test or story sets. */
export interface MemorySync extends Sync {
  show(state: SyncState | null): void;
  /** Whether the reader agreed to lose what the account lacks. */
  isAgreedToLose(): boolean;
}

export interface MemorySyncOptions {
  /** 'saved' by default. */
  readonly state?: SyncState | null;
  /** How many records the account lacks until it is `saved`; 0 by default. */
  readonly unsent?: number;
  /** What {@link Sync.finish} comes to; the state as it is by default. */
  readonly finishesAs?: SyncState;
}

export function createMemorySync(options: MemorySyncOptions = {}): MemorySync {
  const { unsent = 0, finishesAs } = options;
  const listeners = createListeners();
  let { state = 'saved' } = options;
  let isAgreed = false;

  function show(next: SyncState | null): void {
    state = next;
    listeners.publish();
  }

  return {
    show,
    isAgreedToLose: () => isAgreed,
    getState: () => state,
    subscribe: listeners.subscribe,
    unsent: async () => (state === 'saved' ? 0 : unsent),
    async finish() {
      if (finishesAs !== undefined) show(finishesAs);
      return state;
    },
    agreeToLose(isNowAgreed) {
      isAgreed = isNowAgreed;
    },
    setDeviceOnly: (isDeviceOnly) => show(isDeviceOnly ? 'device-only' : 'saving'),
  };
}
