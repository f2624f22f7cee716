/**
 * Packs a number of documents into one byte: the logarithm in steps of half a power of two. Few
 * distinct values compress well.
 */
export const packFrequency = (count: number): number =>
  Math.min(255, Math.round(2 * Math.log2(count + 1)));

/** Unpacks the number, with an error below 20%; at most 2^21, whatever the byte. */
export const unpackFrequency = (packed: number): number =>
  Math.round(2 ** (Math.min(packed, 42) / 2)) - 1;
