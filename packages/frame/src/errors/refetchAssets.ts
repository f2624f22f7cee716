const assetPath = /\/assets\/[\w.-]+\.(?:js|css)/g;

/** The built files that an error message names. */
export const assetsNamed = (message: string): readonly string[] => message.match(assetPath) ?? [];

/** The built files that this page uses, and those that an error message names. */
export function assetPaths(page: Window, message: string): string[] {
  const { document, location, performance } = page;
  const linked = [...document.querySelectorAll('script[src], link[href]')].flatMap((element) => [
    element.getAttribute('src') ?? element.getAttribute('href') ?? '',
  ]);
  const requested = performance.getEntriesByType('resource').map(({ name }) => name);
  const paths = [...linked, ...requested, ...assetsNamed(message)]
    .map((url) => new URL(url, location.href))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.match(assetPath))
    .map(({ pathname }) => pathname);
  return [...new Set(paths)].toSorted();
}

const timeoutMs = 8_000;

/** The host's current answer for a file. */
export interface AssetAnswer {
  path: string;
  status: number;
  body: string;
}

/**
 * Fetches files past the browser's HTTP cache and updates it: otherwise a cached failure would
 * persist as long as the file may be cached. Omits files without an answer.
 */
export async function refetchAssets(paths: readonly string[]): Promise<AssetAnswer[]> {
  const asked = paths.map(async (path) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(path, { cache: 'reload', signal });
    return { path, status: response.status, body: await response.text() };
  });
  const settled = await Promise.allSettled(asked);
  return settled.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
}
