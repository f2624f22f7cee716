/** What an earlier build has left cannot be read; nothing was written. */
export class StateError extends Error {
  override name = 'StateError';
  constructor(problem: string, cause?: unknown) {
    const reason = cause instanceof Error ? `: ${cause}` : '';
    super(`The state of the last build cannot be read: ${problem}${reason}`, { cause });
  }
}
