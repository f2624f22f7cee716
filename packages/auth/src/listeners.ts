/** The functions that one service calls after a change of its state. */
export interface Listeners {
  /** Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  notify(): void;
}

export function createListeners(): Listeners {
  // An object per subscription: the same function subscribed twice is called twice.
  const subscriptions = new Set<{ readonly call: () => void }>();
  return {
    subscribe(call) {
      const subscription = { call };
      subscriptions.add(subscription);
      return () => {
        subscriptions.delete(subscription);
      };
    },
    notify() {
      for (const { call } of [...subscriptions]) call();
    },
  };
}
