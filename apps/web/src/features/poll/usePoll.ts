import type { Course } from '@aulario/course-data';
import { linkedCourses } from '@aulario/course-data/lists';
import {
  decodePollLink,
  type Poll,
  type PollsRepository,
  type StoredPoll,
} from '@aulario/course-data/poll';
import type { StorageProblem } from '@aulario/local-data';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { reportUnforeseen } from '../services/reportUnforeseen.ts';
import { useServices } from '../services/Services.tsx';
import { usePolls } from './usePolls.ts';

interface OpenedPoll {
  /** The poll's key in this browser. */
  readonly key: string;
  /** The content of the link, before it was merged with the stored poll. */
  readonly poll: Poll;
  /** The courses from the catalogue or the link, in the poll's order. */
  readonly courses: readonly Course[];
}

type Opening =
  | { readonly status: 'loading' | 'invalid' | 'failed' }
  | { readonly status: 'ready'; readonly opened: OpenedPoll };

export type PollState =
  | { readonly status: 'loading' | 'invalid' | 'failed' }
  | {
      readonly status: 'ready';
      readonly opened: OpenedPoll;
      readonly kept: StoredPoll;
      readonly problem: StorageProblem;
    };

interface PollView {
  state: PollState;
  polls: PollsRepository;
  retry: () => void;
}

/** The poll in the address, merged with the stored one. */
export function usePoll(): PollView {
  const { hash } = useLocation();
  const { catalogue, report } = useServices();
  const polls = usePolls();
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ status: 'loading' });
  const { items, problem } = useSyncExternalStore(polls.subscribe, polls.getSnapshot);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Opening) => {
      if (isCurrent) setOpening(next);
    };
    const load = async () => {
      show({ status: 'loading' });
      const poll = await decodePollLink(hash.slice(1));
      if (poll === null) return show({ status: 'invalid' });
      const key = polls.receive(poll);
      const courses = await linkedCourses(catalogue, poll);
      show({ status: 'ready', opened: { key, poll, courses } });
    };
    load().catch((error: unknown) => {
      reportUnforeseen(report, error, 'letter');
      show({ status: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt, catalogue, hash, polls, report]);

  const retry = () => setAttempt((count) => count + 1);
  if (opening.status !== 'ready') return { state: opening, polls, retry };
  const { opened } = opening;
  const kept = items.get(opened.key) ?? { poll: opened.poll, voterId: null };
  return { state: { status: 'ready', opened, kept, problem }, polls, retry };
}
