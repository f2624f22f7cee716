import type { Course } from '@aulario/course-data';
import { usePolls } from '@aulario/course-view/kept/usePolls.ts';
import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { linkedCourses } from '@aulario/my-courses/lists';
import { decodePollLink, type Poll, pollKey, type StoredPoll } from '@aulario/my-courses/poll';
import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { usePollActs } from './usePollActs.ts';

interface OpenedPoll {
  /** The poll's key in this browser. */
  readonly key: string;
  /** The content of the link, before it was merged with the stored poll. */
  readonly poll: Poll;
  /** The courses from the catalogue or the link, in the poll's order. */
  readonly courses: readonly Course[];
}

/**
 * The poll in the address, null for an invalid one, merged with the stored one. Opening it stores
 * nothing new.
 */
export function usePoll() {
  const { hash } = useLocation();
  const { catalogue } = useServices();
  const polls = usePolls();
  const { items, problem } = useSyncExternalStore(polls.subscribe, polls.getSnapshot);
  const load = useCallback(async (): Promise<OpenedPoll | null> => {
    const poll = await decodePollLink(hash.slice(1));
    if (poll === null) return null;
    polls.receive(poll);
    return { key: pollKey(poll), poll, courses: await linkedCourses(catalogue, poll) };
  }, [catalogue, hash, polls]);
  const { result, retry } = useLoad(load, { context: 'letter' });
  return {
    result,
    /** The stored state of a poll. */
    keptOf: ({ key, poll }: OpenedPoll): StoredPoll =>
      items.get(key) ?? { poll, voterId: null, usedAt: 0 },
    /** Whether this browser takes part in a poll, which stores it. */
    isStored: ({ key }: OpenedPoll) => items.has(key),
    act: usePollActs(polls),
    problem,
    polls,
    retry,
  };
}
