/** Resolves as the work does, or with `late` when that takes longer than `ms` milliseconds. */
export const inTime = <T, Late>(work: Promise<T>, ms: number, late: Late): Promise<T | Late> =>
  Promise.race([work, new Promise<Late>((resolve) => setTimeout(() => resolve(late), ms))]);
