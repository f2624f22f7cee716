import { data } from 'react-router-dom';

/** The loader of unknown addresses. */
export function notFound(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}
