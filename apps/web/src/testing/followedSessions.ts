const stops = new Set<() => void>();

/** Notes what stops following an account's settings, for a test that ends while it is signed in. */
export function noteSession(stop: () => void): () => void {
  stops.add(stop);
  return stop;
}

/** Stops the sessions that tests left open: the next test's page is another one. */
export function endSessions(): void {
  for (const stop of stops) stop();
  stops.clear();
}
