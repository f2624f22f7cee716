import { data } from 'react-router-dom';

/** The loader of an address that leads nowhere. */
export function notFound(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}
