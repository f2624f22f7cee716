/** How many documents a list names, in one byte: halves of a power of two; few values pack well. */
export const packFrequency = (count: number): number =>
  Math.min(255, Math.round(2 * Math.log2(count + 1)));

/** The number that was packed, within a fifth; at most 2^21, whatever the byte. */
export const unpackFrequency = (packed: number): number =>
  Math.round(2 ** (Math.min(packed, 42) / 2)) - 1;
