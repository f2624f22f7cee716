import type { AuthService } from '@aulario/auth';

/** Longer than a provider usually takes to answer; then the waiting screen can say more. */
const maxWaitMs = 2000;

/** Resolves when the provider has said whether somebody is signed in, or has taken too long. */
export const sessionKnown = (auth: Pick<AuthService, 'getState' | 'subscribe'>) =>
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
