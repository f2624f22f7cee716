/** How many documents a list names, in one byte: eighths of a power of two, up to 2^31. */
export const packFrequency = (count: number): number =>
  Math.min(255, Math.round(8 * Math.log2(count + 1)));

/** The number that was packed, within 5 %. */
export const unpackFrequency = (packed: number): number => Math.round(2 ** (packed / 8)) - 1;
