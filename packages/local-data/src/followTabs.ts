/** The part of a window that receives events from other tabs. */
export type TabWindow = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/**
 * Follows the changes that other tabs make to the storage. Returns the function that stops it.
 *
 * @param onKey - Called with the key that another tab has changed.
 * @param onAll - Called when anything may have changed: the storage was cleared, or the page comes
 * from the back/forward cache and has missed the events since.
 */
export function followTabs(
  window: TabWindow,
  onKey: (key: string) => void,
  onAll: () => void,
): () => void {
  const onStorage = (event: Event) => {
    const key = 'key' in event && typeof event.key === 'string' ? event.key : null;
    // A null key means that everything was cleared.
    if (key === null) onAll();
    else onKey(key);
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener('pageshow', onAll);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onAll);
  };
}
