/** A pause after the last interruption, such as a request of the page. */
export interface QuietTime {
  /** Restarts the wait. */
  interrupt(): void;
  /** Resolves after a whole pause without an interruption. */
  passed(): Promise<void>;
}

/** Creates a pause of `ms` milliseconds. Before the first interruption, it is over at once. */
export function createQuietTime(ms: number): QuietTime {
  let end = 0;
  return {
    interrupt: () => {
      end = Date.now() + ms;
    },
    async passed() {
      for (let left = end - Date.now(); left > 0; left = end - Date.now()) {
        await new Promise((resolve) => setTimeout(resolve, left));
      }
    },
  };
}
