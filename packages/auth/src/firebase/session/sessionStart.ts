import type { Auth } from 'firebase/auth';
import { AuthError } from '../../authError.ts';

/** A storage that has not answered by then, in milliseconds, does not answer. */
const storageTimeoutMs = 8_000;

const isOfProvider = (request: Parameters<typeof fetch>[0]) =>
  /\b(?:identitytoolkit|securetoken)\.googleapis\.com\b/.test(
    request instanceof Request ? request.url : String(request),
  );

/** The provider says 400 about a session that is over; other failures say nothing about it. */
const isAboutSession = ({ ok, status }: Response) => ok || status === 400;

/**
 * Follows how the SDK reads the stored session and confirms it with the provider. The SDK erases a
 * session for any answer but none, also for a failing or throttling provider; until it has started,
 * such answers are taken for none. It has no setting for that, and calls the global `fetch`: another one
 * could be given to it alone by an entry that `firebase` does not export (`@firebase/auth/internal`).
 *
 * @returns A promise that resolves when the SDK has started, and rejects with AuthError 'no-storage'
 * when the browser's storage does not answer.
 */
export function followSessionStart(auth: Auth): Promise<void> {
  const { fetch } = globalThis;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const giveUp = () => reject(new AuthError('no-storage'));
  const timer = setTimeout(giveUp, storageTimeoutMs);

  const fetchAtStart: typeof fetch = async (...request) => {
    if (!isOfProvider(request[0])) return fetch(...request);
    // It asks the provider about the session that it has read.
    clearTimeout(timer);
    const response = await fetch(...request);
    if (isAboutSession(response)) return response;
    throw new TypeError(`The provider answers ${response.status}`);
  };

  globalThis.fetch = fetchAtStart;
  void auth.authStateReady().then(() => {
    clearTimeout(timer);
    if (globalThis.fetch === fetchAtStart) globalThis.fetch = fetch;
    resolve();
  });
  // Calls of the service report it; a page may also call nothing.
  promise.catch(() => undefined);
  return promise;
}
