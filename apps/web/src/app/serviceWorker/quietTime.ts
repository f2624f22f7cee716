/** A time in which nothing is reported, such as the page's own requests. */
export interface QuietTime {
  /** Starts the time anew. */
  interrupt(): void;
  /** Resolves when it has passed without an interruption. */
  passed(): Promise<void>;
}

/** Creates a quiet time of `ms` milliseconds, which has passed already. */
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
