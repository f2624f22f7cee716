/** Whether the browser ended something on request of the page or the reader. */
export const isAbortError = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'AbortError';
