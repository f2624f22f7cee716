import type { Catalogue } from '@aulario/course-data';
import {
  compareFollowed,
  countNews,
  type Followed,
  type FollowedState,
  useFollowed,
  useFollowedActions,
} from '@aulario/course-data/lists';
import { useMemo } from 'react';
import { resultOf } from '../async/asyncResult.ts';
import { useAsyncResult } from '../async/useAsyncResult.ts';
import { useServices } from '../services/Services.tsx';

/** The news of all followed searches. */
export interface FollowedView {
  readonly followed: readonly Followed[];
  /** Null while loading. */
  readonly states: readonly FollowedState[] | null;
  readonly isFailed: boolean;
  readonly markSeen: () => void;
  readonly unfollow: (query: string) => void;
  readonly follow: (followed: Followed) => void;
}

/** Caches the comparisons of this visit for screens that open again. */
const compared = new WeakMap<Followed, FollowedState>();

async function compare(catalogue: Catalogue, followed: Followed): Promise<FollowedState> {
  const { builtOn } = await catalogue.about(null);
  const known = compared.get(followed);
  if (known?.seen.seenOn === builtOn) return known;
  const state = await compareFollowed(catalogue, followed, builtOn);
  compared.set(followed, state);
  return state;
}

/** The number of news of all followed searches, as far as known. */
export const countOfAllNews = ({ states }: FollowedView): number =>
  states?.reduce((sum, { news }) => sum + countNews(news), 0) ?? 0;

/** The news of all followed searches. */
export function useFollowedNews(): FollowedView {
  const { catalogue } = useServices();
  const followed = useFollowed();
  const actions = useFollowedActions();
  const asked = useMemo(
    () => resultOf(Promise.all(followed.map((each) => compare(catalogue, each)))),
    [catalogue, followed],
  );
  const result = useAsyncResult(asked);
  const states = result?.status === 'found' ? result.value : null;
  return {
    followed,
    states,
    isFailed: result?.status === 'failed',
    markSeen: () => {
      for (const { seen } of states ?? []) actions.put(seen);
    },
    unfollow: actions.remove,
    follow: actions.put,
  };
}
