/** A span of a query in quotes, after its sign: '-' excludes the phrase. */
export const quoted = /(?<![\p{L}\p{N}])(-?)["“”«]([^"“”«»]*)["“”»]/gu;

/** Whether a query asks for an "exact phrase". */
export const hasPhrase = (text: string): boolean =>
  [...text.matchAll(quoted)].some(([, sign]) => sign !== '-');
