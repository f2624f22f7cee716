import type { Codec } from './collection.ts';

/** Texts as they are. */
export const textCodec: Codec<string> = { encode: (value) => value, decode: (text) => text };
