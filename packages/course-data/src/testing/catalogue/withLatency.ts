import { type Catalogue, unlessAborted } from '../../catalogue/port/catalogue.ts';

/** The delays of the specification in milliseconds: opening the list, searching. */
export const sampleLatency = { load: 500, search: 800 };

const realWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Delays the searches of a catalogue as the specification's first version did, for stories, demos
 * and tests. `wait` replaces the clock.
 */
export function withLatency(
  catalogue: Catalogue,
  wait: (ms: number) => Promise<void> = realWait,
): Catalogue {
  return {
    ...catalogue,
    search: async (query, options = {}) => {
      const ms = query.text.trim() === '' ? sampleLatency.load : sampleLatency.search;
      await unlessAborted(options.signal, () => wait(ms));
      return catalogue.search(query, options);
    },
  };
}
