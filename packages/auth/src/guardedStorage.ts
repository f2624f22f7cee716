/** Returns a stored text; null without one, or when the storage throws. */
export function readStored(storage: Storage, key: string): string | null {
  try {
    return storage.getItem(key);
  } catch {
    // Without storage nothing was kept.
    return null;
  }
}

/** Changes a storage, unless it is full, blocked or private. */
export function changeStored(change: () => void): void {
  try {
    change();
  } catch {
    // What this package stores decides nothing, so a fault must not break a sign-in.
  }
}
