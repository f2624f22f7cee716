import { type Catalogue, fromQueryString } from '@aulario/course-data';
import {
  type Followed,
  type FollowedNews,
  followedCourses,
  followedNews,
  useFollowed,
  useFollowedActions,
} from '@aulario/course-data/lists';
import { useMemo } from 'react';
import { resultOf } from '../catalogue/asyncResult.ts';
import { useAsyncResult } from '../catalogue/useAsyncResult.ts';
import { useServices } from '../services/Services.tsx';

/** A followed search and its news. */
export interface FollowedState {
  readonly followed: Followed;
  readonly news: FollowedNews;
  /** The state to store once the news were seen. */
  readonly seen: Followed;
}

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

const noNews: FollowedNews = { fresh: [], fallen: [], free: [], gone: [] };

/** Caches the comparisons of this visit for screens that open again. */
const compared = new WeakMap<Followed, FollowedState>();

async function compare(catalogue: Catalogue, followed: Followed): Promise<FollowedState> {
  const { builtOn } = await catalogue.about(null);
  // Also for a catalogue without a build, which has no changes.
  if (builtOn === followed.seenOn) {
    return { followed, news: noNews, seen: followed };
  }
  const known = compared.get(followed);
  if (known?.seen.seenOn === builtOn) return known;
  const [now, changes] = await Promise.all([
    followedCourses(catalogue, fromQueryString(followed.query)),
    catalogue.changes(followed.courseIds),
  ]);
  const courseIds = now.courses.map(({ id }) => id);
  const state: FollowedState = {
    followed,
    news: followedNews(followed, now, changes),
    seen: { ...followed, courseIds, isWhole: now.isWhole, seenOn: builtOn },
  };
  compared.set(followed, state);
  return state;
}

export const countOfNews = ({ fresh, fallen, free, gone }: FollowedNews): number =>
  fresh.length + fallen.length + free.length + gone.length;

/** The number of news of all followed searches, as far as known. */
export const countOfAllNews = ({ states }: FollowedView): number =>
  states?.reduce((sum, { news }) => sum + countOfNews(news), 0) ?? 0;

/** What is new in everything that is followed. */
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
