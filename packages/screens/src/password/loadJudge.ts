type Judge = typeof import('./judgePassword.ts');

let pending: Promise<Judge> | null = null;

/** The judge and its list, loaded once. Null if loading fails; the next call tries again. */
export async function loadJudge(): Promise<Judge | null> {
  pending ??= import('./judgePassword.ts');
  try {
    return await pending;
  } catch {
    // Reported as 'loading code'; the provider judges the password too.
    pending = null;
    return null;
  }
}
