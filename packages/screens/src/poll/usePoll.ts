import type { Course } from '@aulario/course-data';
import { usePolls } from '@aulario/course-view/kept/usePolls.ts';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { linkedCourses } from '@aulario/my-courses/lists';
import {
  decodePollLink,
  type Poll,
  type PollsRepository,
  pollKey,
  type StoredPoll,
} from '@aulario/my-courses/poll';
import { useCallback, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

/** The ways to take part in a poll, which tell what had to make room for it. */
export type PollActs = ReturnType<typeof usePollActs>;

function usePollActs(polls: PollsRepository) {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const nameOf = useListName();
  const telling =
    <Given extends readonly unknown[]>(act: (...given: Given) => readonly StoredPoll[]) =>
    (...given: Given) => {
      for (const kept of act(...given)) {
        offerUndo(
          () => text('poll.madeRoom', { name: nameOf(kept.poll) }),
          () => polls.put(pollKey(kept.poll), kept),
        );
      }
    };
  return {
    addVoter: telling(polls.addVoter),
    voteAs: telling(polls.voteAs),
    setOpinion: telling(polls.setOpinion),
  };
}

export interface OpenedPoll {
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
