/** A stretch of a query in quotes, after the sign in front of it: '-' leaves the phrase out. */
export const quoted = /(?<![\p{L}\p{N}])(-?)["“”«]([^"“”«»]*)["“”»]/gu;

/** Whether a query asks for an "exact phrase". */
export const hasPhrase = (text: string): boolean =>
  [...text.matchAll(quoted)].some(([, sign]) => sign !== '-');
