/** Functions to call after a change. */
export interface Listeners {
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Calls every listener. Errors of listeners are reported and do not stop the others. */
  publish(): void;
  clear(): void;
}

/**
 * @param onFirst - Called before the first listener is added.
 * @param onNone - Called after the last one is removed.
 */
export function createListeners(onFirst: () => void, onNone: () => void): Listeners {
  const subscriptions = new Set<{ readonly call: () => void }>();

  return {
    subscribe(call) {
      const subscription = { call };
      if (subscriptions.size === 0) onFirst();
      subscriptions.add(subscription);
      return () => {
        if (subscriptions.delete(subscription) && subscriptions.size === 0) onNone();
      };
    },
    publish() {
      for (const { call } of [...subscriptions]) {
        try {
          call();
        } catch (error) {
          queueMicrotask(() => {
            throw error;
          });
        }
      }
    },
    clear() {
      subscriptions.clear();
      onNone();
    },
  };
}
