/** Whether the reader has not asked for reduced motion. */
export const allowsMotion = (): boolean =>
  globalThis.matchMedia?.('(prefers-reduced-motion: no-preference)').matches ?? false;
