import { setTimeout as wait } from 'node:timers/promises';
import { LimitError, maxAnswerMs, maxBodyMs, maxRedirects } from '../limits.ts';

/** The options for fetching a feed. */
export interface FetchOptions {
  /** The User-Agent header: the product and a page about it. */
  userAgent: string;
  /** Further headers; sent to the address's own origin only. */
  headers?: Readonly<Record<string, string>>;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
  sleep?: (ms: number) => Promise<unknown>;
  /** The maximum number of attempts per page. */
  maxAttempts?: number;
  /** The maximum time until an answer begins, and between two parts of it. */
  timeoutMs?: number;
  /** The maximum time until it ends. Another attempt would take as long, so there is none. */
  bodyTimeoutMs?: number;
  /** Whether redirects may lead to another origin; a feed's may not. */
  isAnyOriginAllowed?: boolean;
}

const firstDelayMs = 1000;
const maxDelayMs = 600_000;

/** Parses `Retry-After` (seconds or a date) to milliseconds; null without it. */
export function retryAfterMs(header: string | null, nowMs: number): number | null {
  if (header === null) return null;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? null : Math.min(Math.max(ms, 0), maxDelayMs);
}

const isWorthRetrying = (status: number): boolean =>
  status === 429 || status === 408 || status >= 500;

/** Whether an answer is all of what was asked for: not 202, which is still to come, nor 206, a part. */
const isWhole = (status: number): boolean => status === 200 || status === 203;

/** `fetch` itself only says 'fetch failed'; the cause says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/** An answer that another attempt would not change. */
class FinalAnswerError extends Error {}

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Fetches an address and follows redirects on its origin. */
async function fetchOnOrigin(
  address: string,
  fetchPage: typeof fetch,
  init: RequestInit,
): Promise<Response> {
  let url = new URL(address);
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await fetchPage(url, { ...init, redirect: 'manual' });
    const location = response.headers.get('location');
    if (!isRedirect(response.status) || location === null) return response;
    await response.body?.cancel();
    if (!URL.canParse(location, url)) throw new FinalAnswerError(`${address} leads nowhere`);
    const next = new URL(location, url);
    if (next.origin !== url.origin)
      throw new FinalAnswerError(`${address} leads to another origin: ${next.origin}`);
    url = next;
  }
  throw new FinalAnswerError(`${address} leads on over ${maxRedirects} times`);
}

const inSeconds = (ms: number): string => `${Math.ceil(ms / 1000)} s`;

/** Aborts an attempt in which nothing comes for too long, or the answer does not end. */
function createDeadlines(address: string, timeoutMs: number, bodyTimeoutMs: number) {
  const waiting = new AbortController();
  const abort = (error: Error) => () => waiting.abort(error);
  const silent = new Error(`timeout: nothing within ${inSeconds(timeoutMs)}`);
  const endless = `timeout: no end within ${inSeconds(bodyTimeoutMs)} from ${address}`;
  const silence = setTimeout(abort(silent), timeoutMs);
  const end = setTimeout(abort(new FinalAnswerError(endless)), bodyTimeoutMs);
  return {
    signal: waiting.signal,
    /** Takes note that a part of the answer has come. */
    goOn: () => void silence.refresh(),
    clear: () => {
      clearTimeout(silence);
      clearTimeout(end);
    },
  };
}

/**
 * Fetches an address and returns what `read` makes of the response, whose status is 200. Waits
 * between attempts as long as `Retry-After` says, else with exponential backoff. Throws for other
 * failures and after too many attempts.
 *
 * @param read - Reads the body; called again if the body breaks off. Calls `goOn` for each part of it.
 */
export async function fetchPatiently<T>(
  address: string,
  options: FetchOptions,
  read: (response: Response, goOn: () => void) => Promise<T>,
): Promise<T> {
  const { userAgent, headers = {}, maxAttempts = 6, isAnyOriginAllowed = false } = options;
  const { timeoutMs = maxAnswerMs, bodyTimeoutMs = maxBodyMs } = options;
  const { fetch: fetchPage = fetch, sleep = wait } = options;
  for (let attempt = 1; ; attempt += 1) {
    let delayMs: number | null = null;
    let failure: Error;
    const { signal, goOn, clear } = createDeadlines(address, timeoutMs, bodyTimeoutMs);
    try {
      const init = {
        headers: {
          ...headers,
          'user-agent': userAgent,
          accept: 'application/json, */*;q=0.5',
        },
        signal,
      };
      const response = isAnyOriginAllowed
        ? await fetchPage(address, init)
        : await fetchOnOrigin(address, fetchPage, init);
      goOn();
      if (isWhole(response.status)) return await read(response, goOn);
      await response.body?.cancel();
      const message = `${response.status} from ${address}`;
      if (!isWorthRetrying(response.status)) throw new FinalAnswerError(message);
      failure = new Error(message);
      delayMs = retryAfterMs(response.headers.get('retry-after'), Date.now());
    } catch (error) {
      if (error instanceof FinalAnswerError || error instanceof LimitError) throw error;
      failure = new Error(`${reasonOf(error)} from ${address}`);
    } finally {
      clear();
    }
    if (attempt >= maxAttempts) throw failure;
    await sleep(delayMs ?? firstDelayMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
  }
}
