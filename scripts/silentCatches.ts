/** Handlers that pass over their error: a catch without a binding, or with an empty block. */
const handlers = [
  /\bcatch(?:\s*\{|\s*\([^)]*\)\s*\{\s*\})/g,
  /\.catch\(\s*(?:(?:async )?\(\s*(?:_\w*)?\)\s*=>|_\w* =>|ignore\b|noop\b)/g,
];

const isComment = (line: string | undefined) => /^\s*\/\/ \S/.test(line ?? '');

/** Whether a comment stands in the statement above a line, or is the first one below it. */
function isExplained(lines: readonly string[], at: number): boolean {
  if (isComment(lines[at + 1])) return true;
  for (let above = at - 1; above >= Math.max(0, at - 4); above -= 1) {
    if (isComment(lines[above])) return true;
    if (lines[above]?.trim() === '') return false;
  }
  return false;
}

/**
 * The numbers of the lines on which an error is passed over without a word. What is caught is
 * reported, rethrown or shown; where it is not, a comment says why.
 */
export function silentCatches(source: string): number[] {
  const lines = source.split('\n');
  const found = handlers.flatMap((handler) =>
    Array.from(source.matchAll(handler), ({ index }) => source.slice(0, index).split('\n').length),
  );
  return found.filter((line) => !isExplained(lines, line - 1)).toSorted((a, b) => a - b);
}
