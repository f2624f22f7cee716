import { setTimeout as wait } from 'node:timers/promises';

/** The options for fetching a feed. */
export interface FetchOptions {
  /** The User-Agent header: the product and a page about it. */
  userAgent: string;
  fetch?: typeof fetch;
  /** Replaces the global `fetch`. */
  sleep?: (ms: number) => Promise<unknown>;
  /** The maximum number of attempts per page. */
  maxAttempts?: number;
  timeoutMs?: number;
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

/** `fetch` itself only says 'fetch failed'; the cause says why. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? reasonOf(error.cause) : error.message;
}

/**
 * Returns a response with status 2xx. Waits between attempts as long as `Retry-After` says, else
 * with exponential backoff. Throws for other failures and after too many attempts.
 */
export async function fetchPatiently(address: string, options: FetchOptions): Promise<Response> {
  const { userAgent, maxAttempts = 6, timeoutMs = 60_000 } = options;
  const { fetch: fetchPage = fetch, sleep = wait } = options;
  for (let attempt = 1; ; attempt += 1) {
    let delayMs: number | null = null;
    let failure: Error;
    try {
      const response = await fetchPage(address, {
        headers: { 'user-agent': userAgent, accept: 'application/json, */*;q=0.5' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      if (response.ok) return response;
      await response.body?.cancel();
      failure = new Error(`${response.status} from ${address}`);
      if (!isWorthRetrying(response.status)) throw Object.assign(failure, { isFinal: true });
      delayMs = retryAfterMs(response.headers.get('retry-after'), Date.now());
    } catch (error) {
      if (error instanceof Error && 'isFinal' in error) throw error;
      failure = new Error(`${reasonOf(error)} from ${address}`);
    }
    if (attempt >= maxAttempts) throw failure;
    await sleep(delayMs ?? firstDelayMs * 2 ** (attempt - 1) * (0.75 + Math.random() / 2));
  }
}
