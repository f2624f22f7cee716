import { keepTyping } from '../typing/typingOverReload.ts';
import { type AssetAnswer, assetPaths, assetsNamed, refetchAssets } from './refetchAssets.ts';

const key = 'aulario:reloaded';
/** After this time in milliseconds the same answer may be tried again. */
const memoryMs = 60_000;

/**
 * Identifies an answer of the host: the failed file and the missing ones, or all files when the
 * failed one is unknown.
 */
async function fingerprintOf(answers: readonly AssetAnswer[], message: string): Promise<string> {
  const named = assetsNamed(message);
  const lines = answers
    .filter(({ path, status }) => status !== 200 || named.length === 0 || named.includes(path))
    .map(({ path, status, body }) => `${path} ${status} ${status === 200 ? body : ''}`);
  const bytes = new TextEncoder().encode(lines.join('\n'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return btoa(String.fromCharCode(...digest));
}

function readReloads(storage: Storage): Record<string, number> {
  const saved: unknown = JSON.parse(storage.getItem(key) ?? '{}');
  const entries = Object.entries(saved ?? {}).filter(
    ([, time]) => typeof time === 'number' && Math.abs(Date.now() - time) < memoryMs,
  );
  return Object.fromEntries(entries);
}

function isFirstReloadFor(fingerprint: string, storage: Storage): boolean {
  const reloads = readReloads(storage);
  if (fingerprint in reloads) return false;
  storage.setItem(key, JSON.stringify({ ...reloads, [fingerprint]: Date.now() }));
  return true;
}

/**
 * Recovers from code that could not be loaded: fetches the built files past the cache and reloads
 * the page with what was typed, at most once a minute per distinct answer of the host. The page stays
 * as it is while the host serves the same bad files, without a network, and where session storage is
 * unavailable.
 * Resolves with whether the page is reloading.
 */
export async function recoverByReload(
  page: Window & typeof globalThis,
  message: string,
): Promise<boolean> {
  const answers = await refetchAssets(assetPaths(page, message));
  if (answers.length === 0) return false;
  const fingerprint = await fingerprintOf(answers, message);
  try {
    if (!isFirstReloadFor(fingerprint, page.sessionStorage)) return false;
    keepTyping(page);
  } catch {
    // Without session storage it could reload for ever.
    return false;
  }
  page.location.reload();
  return true;
}
