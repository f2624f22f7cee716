/** Where the choice is kept; it is the device's. */
export const shortcutKey = 'shortcut';

/** Whether the key `/` leads to the search; it does unless it was switched off in this browser. */
export function readShortcut(storage: Storage): boolean {
  try {
    return storage.getItem(shortcutKey) !== 'off';
  } catch {
    return true;
  }
}

const listeners = new Set<() => void>();

/** Calls the listener after every change made in this tab, until the result is called. */
export function subscribeToShortcut(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A browser that refuses to store keeps what it had. */
export function saveShortcut(storage: Storage, isOn: boolean): void {
  try {
    if (isOn) storage.removeItem(shortcutKey);
    else storage.setItem(shortcutKey, 'off');
  } catch {
    // The tick shows what was read, so it goes back to it.
  }
  for (const listener of listeners) listener();
}
