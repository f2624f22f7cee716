import { inflateSync } from 'fflate';
import { damaged } from './bytes/bytes.ts';

/** Inflates bytes in raw deflate to a length. Throws a SearchIndexError for others. */
export type Inflate = (bytes: Uint8Array, length: number) => Uint8Array;

export const inflate: Inflate = (bytes, length) => {
  try {
    return inflateSync(bytes, { out: new Uint8Array(length) });
  } catch {
    // Passed on by name.
    return damaged('its lexicon cannot be unpacked');
  }
};

/** For an index that holds nothing deflated, so that no code comes for it. */
export const inflateNothing: Inflate = () => damaged('its lexicon is packed');
