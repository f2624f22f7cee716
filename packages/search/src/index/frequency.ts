/** Set in the byte of a word that titles say of an audience. */
const audienceBit = 0x80;
const countBits = 0x7f;

/**
 * Packs a number of documents into one byte: the logarithm in steps of half a power of two. Few
 * distinct values compress well.
 */
export const packFrequency = (count: number, isAudience = false): number =>
  Math.min(countBits, Math.round(2 * Math.log2(count + 1))) | (isAudience ? audienceBit : 0);

/** Unpacks the number, with an error below 20%; at most 2^21, whatever the byte. */
export const unpackFrequency = (packed: number): number =>
  Math.round(2 ** (Math.min(packed & countBits, 42) / 2)) - 1;

/** Whether the word of a packed frequency is one that titles say of an audience. */
export const isAudienceByte = (packed: number): boolean => (packed & audienceBit) !== 0;
