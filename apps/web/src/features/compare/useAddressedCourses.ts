import type { Course } from '@aulario/course-data';
import { isAddedByReader } from '@aulario/course-data/add';
import { useEffect, useState } from 'react';
import { useKeptCourses } from '../changes/useKeptCourses.ts';
import { reportUnforeseen } from '../services/reportUnforeseen.ts';
import { useServices } from '../services/Services.tsx';

export type AddressedCourses =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      /** The courses that were found, in the order of the ids. */
      readonly courses: readonly Course[];
      readonly missing: number;
    };

type Answer =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      /** The answer of the catalogue for each id. */
      readonly found: readonly (readonly [id: string, course: Course | null])[];
    };

/**
 * The courses with these ids: current ones from the catalogue, and those that the reader added from
 * the browser's records.
 */
export function useAddressedCourses(ids: readonly string[]) {
  const { catalogue, report } = useServices();
  const kept = useKeptCourses();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>({ status: 'loading' });
  const key = JSON.stringify(ids);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the ids; another attempt asks again.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Answer) => {
      if (isCurrent) setAnswer(next);
    };
    const load = async () => {
      const found = ids.map(async (id) => {
        const entry = isAddedByReader({ id }) ? null : await catalogue.course(id);
        return [id, entry?.course ?? null] as const;
      });
      show({ status: 'ready', found: await Promise.all(found) });
    };
    load().catch((error: unknown) => {
      reportUnforeseen(report, error, 'courses of an address');
      show({ status: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt, catalogue, key, report]);

  const retry = () => {
    setAnswer({ status: 'loading' });
    setAttempt((count) => count + 1);
  };
  if (answer.status !== 'ready') return { state: answer, retry };

  const added = kept.map(({ course }) => course).filter(isAddedByReader);
  const courses = answer.found.flatMap(
    ([id, course]) => course ?? added.find((own) => own.id === id) ?? [],
  );
  const state: AddressedCourses = {
    status: 'ready',
    courses,
    missing: answer.found.length - courses.length,
  };
  return { state, retry };
}
