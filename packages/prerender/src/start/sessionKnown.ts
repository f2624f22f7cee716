import type { AuthService } from '@aulario/auth';

/** Resolves when the session state is known, or after a timeout. */
export const sessionKnown = (
  auth: Pick<AuthService, 'getState' | 'subscribe'>,
  maxWaitMs: number,
) =>
  new Promise<void>((resolve) => {
    const settle = () => {
      if (auth.getState().status === 'loading') return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = auth.subscribe(settle);
    settle();
    setTimeout(() => {
      unsubscribe();
      resolve();
    }, maxWaitMs);
  });
