import type { RecordStates } from '../record/states.ts';

/** How long a page may be busy at a time, in ms: it draws a frame every 16. */
const busyMs = 10;
/** How many records a page receives at a time at first, and at least. */
const firstCount = 50;
const leastCount = 20;

/**
 * Hands records to a page, as many at a time as its screens can show, so that they can draw in
 * between.
 */
export async function receiveInTurns(
  changes: RecordStates,
  receive: (some: RecordStates) => void,
): Promise<void> {
  const all = [...changes];
  let count = firstCount;
  for (let at = 0; at < all.length; ) {
    const startMs = performance.now();
    receive(new Map(all.slice(at, at + count)));
    at += count;
    // What screens do about it at once comes before this goes on.
    await Promise.resolve();
    const share = busyMs / Math.max(1, performance.now() - startMs);
    count = Math.max(leastCount, Math.floor(count * Math.min(2, share)));
    if (at < all.length) await new Promise((resolve) => setTimeout(resolve));
  }
}
