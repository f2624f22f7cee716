/** A quoted span of a query with its sign: '-' excludes the phrase. */
export const quoted = /(?<![\p{L}\p{N}])(-?)["“”«]([^"“”«»]*)["“”»]/gu;

/** Whether a query requires an "exact phrase". */
export const hasPhrase = (text: string): boolean =>
  [...text.matchAll(quoted)].some(([, sign]) => sign !== '-');
