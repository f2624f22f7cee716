/**
 * Opens a channel to the other pages of this browser. Null in older browsers, which have none, and where it
 * is refused: Firefox does so where it refuses cookies.
 */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    // Every caller does without one.
    return null;
  }
}
