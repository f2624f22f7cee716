import type { Codec } from './collection.ts';

/** Stores texts unchanged. */
export const textCodec: Codec<string> = { encode: (value) => value, decode: (text) => text };
