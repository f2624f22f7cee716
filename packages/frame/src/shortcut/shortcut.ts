/** The storage key of the setting, which applies to the device. */
export const shortcutKey = 'shortcut';

/** Whether the key `/` focuses the search, which is the default. */
export function readShortcut(storage: Storage): boolean {
  try {
    return storage.getItem(shortcutKey) !== 'off';
  } catch {
    // Without storage nothing was switched off.
    return true;
  }
}

const listeners = new Set<() => void>();

/** Calls the listener after every change in this tab, until the returned function is called. */
export function subscribeToShortcut(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Stores the setting; if the browser refuses, it does not change. */
export function saveShortcut(storage: Storage, isOn: boolean): void {
  try {
    if (isOn) storage.removeItem(shortcutKey);
    else storage.setItem(shortcutKey, 'off');
  } catch {
    // The checkbox shows the stored value, so it switches back.
  }
  for (const listener of listeners) listener();
}
