import type { Course } from '@aulario/course-data';
import { decodeListLink, linkedCourses, type SharedList } from '@aulario/course-data/lists';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { reportUnforeseen } from '../services/reportUnforeseen.ts';
import { useServices } from '../services/Services.tsx';

/** A list from a link with its courses. */
export interface ReadySharedList {
  readonly status: 'ready';
  readonly list: SharedList;
  /** The courses from the catalogue or the link, in the list's order. */
  readonly courses: readonly Course[];
}

export type SharedListState =
  | { readonly status: 'loading' | 'invalid' | 'failed' }
  | ReadySharedList;

/** The list in the address, with the current facts of its courses. */
export function useSharedList(): { state: SharedListState; retry: () => void } {
  const { hash } = useLocation();
  const { catalogue, report } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SharedListState>({ status: 'loading' });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: SharedListState) => {
      if (isCurrent) setState(next);
    };
    const load = async () => {
      show({ status: 'loading' });
      const list = await decodeListLink(hash.slice(1));
      if (list === null) return show({ status: 'invalid' });
      show({ status: 'ready', list, courses: await linkedCourses(catalogue, list) });
    };
    load().catch((error: unknown) => {
      reportUnforeseen(report, error, 'shared list');
      show({ status: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt, catalogue, hash, report]);

  return { state, retry: () => setAttempt((count) => count + 1) };
}
