const key = 'shortcut';

/** Whether the key `/` leads to the search; it does unless it was switched off in this browser. */
export function readShortcut(storage: Storage): boolean {
  try {
    return storage.getItem(key) !== 'off';
  } catch {
    return true;
  }
}

/** A browser that refuses to store keeps what it had. */
export function saveShortcut(storage: Storage, isOn: boolean): void {
  try {
    if (isOn) storage.removeItem(key);
    else storage.setItem(key, 'off');
  } catch {
    // The tick shows what was read, so it goes back to it.
  }
}
