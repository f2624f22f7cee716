/** Functions to call after a change. */
export interface Listeners<News extends readonly unknown[]> {
  /** Returns the function that unsubscribes. */
  subscribe(listener: (...news: News) => void): () => void;
  /** Calls every listener. Errors of listeners are reported and do not stop the others. */
  publish(...news: News): void;
  clear(): void;
}

/**
 * @param onFirst - Called before the first listener is added.
 * @param onNone - Called after the last one is removed.
 */
export function createListeners<News extends readonly unknown[] = []>(
  onFirst = () => {},
  onNone = () => {},
): Listeners<News> {
  const subscriptions = new Set<{ readonly call: (...news: News) => void }>();

  return {
    subscribe(call) {
      const subscription = { call };
      if (subscriptions.size === 0) onFirst();
      subscriptions.add(subscription);
      return () => {
        if (subscriptions.delete(subscription) && subscriptions.size === 0) onNone();
      };
    },
    publish(...news) {
      for (const { call } of [...subscriptions]) {
        try {
          call(...news);
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

/** Returns the function that ends several subscriptions. */
export const endAll = (ends: readonly (() => void)[]) => (): void => {
  for (const end of ends) end();
};
