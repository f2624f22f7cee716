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
    // What is stored so decides nothing: a fault must break neither a sign-in nor a page.
  }
}
