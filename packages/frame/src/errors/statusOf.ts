import { isRouteErrorResponse } from 'react-router-dom';

/** Returns the status text or message of anything a route threw, as the specification asks. */
export function statusOf(error: unknown): string | undefined {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  if (error instanceof Error && error.message !== '') return error.message;
  return undefined;
}

export const isNotFound = (error: unknown): boolean =>
  isRouteErrorResponse(error) && error.status === 404;
