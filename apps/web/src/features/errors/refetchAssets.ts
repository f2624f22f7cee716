const assetPath = /\/assets\/[\w.-]+\.(?:js|css)/g;

/** The built files that an error names. */
export const assetsNamed = (message: string): readonly string[] => message.match(assetPath) ?? [];

/** The built files that this page has asked for, and those that an error names. */
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

/** What the host says now of a file. */
export interface AssetAnswer {
  path: string;
  status: number;
  body: string;
}

/**
 * Asks the host for files again, past the browser's HTTP cache and into it: a failure that was cached
 * under the name of a file would otherwise be met for as long as the file may be cached. Files for
 * which no answer came are left out.
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
