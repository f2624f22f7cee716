import { type AuthService, type AuthState, mapActions } from '@aulario/auth';
import type { Chest } from './chest.ts';

/**
 * The service of an account whose things are kept in the chest: a session is shown once its things
 * lie open, and an action that ends one resolves once they are put away.
 */
export function keepThings(service: AuthService, chest: Chest): AuthService {
  const listeners = new Set<{ readonly call: () => void }>();
  let shown: AuthState = { status: 'loading' };
  let work: Promise<void> = Promise.resolve();
  let waiting = 0;
  let lastId: string | null = null;
  let isFollowing = false;

  const show = (state: AuthState): void => {
    if (state === shown) return;
    shown = state;
    for (const { call } of [...listeners]) call();
  };

  /** One after the other, in the order of what happened. */
  const queue = (run: () => Promise<void>): void => {
    waiting += 1;
    work = work.then(run).then(() => {
      waiting -= 1;
    });
  };

  const open = async (id: string): Promise<void> => {
    await chest.takeOut(id);
    const state = service.getState();
    // A session that ended meanwhile is not shown any more.
    if (state.status === 'signedIn' && state.account.id === id) show(state);
  };

  const close = async (): Promise<void> => {
    const state = service.getState();
    if (state.status !== 'signedOut') return;
    await (state.reason === 'account-deleted' ? chest.discard(lastId) : chest.putAway());
  };

  const follow = (): void => {
    const state = service.getState();
    if (state.status !== 'signedIn') {
      show(state);
      if (state.status === 'signedOut') queue(close);
      return;
    }
    const { id } = state.account;
    lastId = id;
    if (waiting === 0 && chest.isOpenFor(id)) show(state);
    else queue(() => open(id));
  };

  const start = (): void => {
    if (isFollowing) return;
    isFollowing = true;
    service.subscribe(follow);
    follow();
  };

  const actions = mapActions(service, async (run) => {
    start();
    const answer = await run();
    await work;
    return answer;
  });

  return {
    ...actions,
    getState: () => shown,
    subscribe(call) {
      const listener = { call };
      listeners.add(listener);
      start();
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
