const key = 'aulario:reloaded';

/** Vite gives each build new addresses, so a chunk's address names chunk and build alike. */
const chunkOf = (error: unknown): string =>
  error instanceof Error
    ? (/https?:\/\/\S+|\/assets\/\S+/.exec(error.message)?.[0] ?? error.message)
    : '';

function readReloaded(storage: Storage): string[] {
  const saved: unknown = JSON.parse(storage.getItem(key) ?? '[]');
  return Array.isArray(saved) ? saved.filter((item) => typeof item === 'string') : [];
}

/**
 * A tab that was open during a deploy asks for chunks that no longer exist: load the page anew,
 * once per chunk and build. A second failure, or a browser that cannot remember the first, shows
 * the error screen instead of reloading for ever.
 */
export function reloadAfterDeploy(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    try {
      const chunk = chunkOf(event.payload);
      const reloaded = readReloaded(page.sessionStorage);
      if (reloaded.includes(chunk)) return;
      page.sessionStorage.setItem(key, JSON.stringify([...reloaded, chunk]));
    } catch {
      return;
    }
    event.preventDefault();
    page.location.reload();
  });
}
