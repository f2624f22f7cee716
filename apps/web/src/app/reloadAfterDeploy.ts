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

/** Tells whether somebody has typed what a reload would take away. A search is in the address. */
function watchTyping(document: Document): () => boolean {
  const typed = new Set<HTMLInputElement>();
  document.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLInputElement && target.type !== 'search') typed.add(target);
  });
  return () => [...typed].some((field) => field.isConnected && field.value !== '');
}

/**
 * A tab that was open during a deploy asks for chunks that no longer exist: load the page anew,
 * once per chunk and build. A second failure, or a browser that cannot remember the first, shows
 * the error screen instead of reloading for ever; a half-filled form stays, and what was asked for
 * fails until the form is left.
 */
export function reloadAfterDeploy(page: Window): void {
  const isHalfFilled = watchTyping(page.document);
  page.addEventListener('vite:preloadError', (event) => {
    if (isHalfFilled()) return;
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
