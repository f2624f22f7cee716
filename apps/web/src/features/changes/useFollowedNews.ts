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

/** One thing that is followed, and what is new in it. */
export interface FollowedState {
  readonly followed: Followed;
  readonly news: FollowedNews;
  /** The same, as it is once that was seen. */
  readonly seen: Followed;
}

/** What is new in everything that is followed. */
export interface FollowedView {
  readonly followed: readonly Followed[];
  /** Null while it is asked for. */
  readonly states: readonly FollowedState[] | null;
  readonly isFailed: boolean;
  readonly markSeen: () => void;
  readonly unfollow: (query: string) => void;
  readonly follow: (followed: Followed) => void;
}

const noNews: FollowedNews = { fresh: [], fallen: [], free: [], gone: [] };

/** The comparisons of this visit, so that a screen that opens again does not repeat them. */
const compared = new WeakMap<Followed, FollowedState>();

async function compare(catalogue: Catalogue, followed: Followed): Promise<FollowedState> {
  const { builtOn } = await catalogue.about(null);
  // Without a build, too: such a catalogue remembers no changes.
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

/** How much is new in everything that is followed, as far as it is known. */
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
