import type { AuthService } from '@aulario/auth';

/** Resolves when the provider has said whether somebody is signed in, or has taken too long. */
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
