import type { Catalogue, RequestOptions } from '@aulario/course-data';
import { useFollowed, useFollowedActions } from '@aulario/course-view/kept/useSaved.ts';
import { foundIn } from '@aulario/frame/async/asyncResult.ts';
import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import {
  compareFollowed,
  countNews,
  type Followed,
  type FollowedState,
} from '@aulario/my-courses/lists';
import { useCallback } from 'react';

/** The news of all followed searches. */
export interface FollowedView {
  readonly followed: readonly Followed[];
  /** Null while loading. */
  readonly states: readonly FollowedState[] | null;
  readonly isFailed: boolean;
  readonly markSeen: () => void;
}

/** Caches the comparisons of this visit for screens that open again. */
const compared = new WeakMap<Followed, FollowedState>();

async function compare(
  catalogue: Catalogue,
  followed: Followed,
  options: RequestOptions,
): Promise<FollowedState> {
  const { builtOn } = await catalogue.about(null, options);
  const known = compared.get(followed);
  if (known?.seen.seenOn === builtOn) return known;
  const state = await compareFollowed(catalogue, followed, builtOn, options);
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
  const { put } = useFollowedActions();
  const load = useCallback(
    (signal: AbortSignal) =>
      Promise.all(followed.map((each) => compare(catalogue, each, { signal }))),
    [catalogue, followed],
  );
  const { result } = useLoad(load, { context: 'followed searches' });
  const states = foundIn(result);
  return {
    followed,
    states,
    isFailed: result?.status === 'failed',
    markSeen: () => {
      for (const { seen } of states ?? []) put(seen);
    },
  };
}
