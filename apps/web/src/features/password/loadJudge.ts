type Judge = typeof import('./judgePassword.ts');

let pending: Promise<Judge> | null = null;

/** The judge and its list, loaded once. Null if loading fails; the next call tries again. */
export async function loadJudge(): Promise<Judge | null> {
  pending ??= import('./judgePassword.ts');
  try {
    return await pending;
  } catch {
    pending = null;
    return null;
  }
}
