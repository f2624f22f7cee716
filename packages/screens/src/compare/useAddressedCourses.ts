import type { CatalogueErrorCode, Course } from '@aulario/course-data';
import { useKeptCourses } from '@aulario/course-view/saved/useKeptCourses.ts';
import { failureCodeOf } from '@aulario/frame/async/asyncResult.ts';
import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { isAddedByReader } from '@aulario/my-courses/add';
import { useCallback } from 'react';

interface AddressedCourses {
  readonly isLoading: boolean;
  /** Why the catalogue could not be asked; null unless that failed. */
  readonly failure: CatalogueErrorCode | null;
  /** The courses that were found, in the order of the ids. */
  readonly courses: readonly Course[];
  /** The number of courses that were not found. */
  readonly missing: number;
  readonly retry: () => void;
}

/**
 * The courses with these ids: current ones from the catalogue, and those that the reader added from
 * the browser's records.
 */
export function useAddressedCourses(ids: readonly string[]): AddressedCourses {
  const { catalogue } = useServices();
  const kept = useKeptCourses();
  const key = JSON.stringify(ids);
  const load = useCallback(() => {
    const asked: readonly string[] = JSON.parse(key);
    return Promise.all(
      asked.map(async (id) => {
        const page = isAddedByReader({ id }) ? null : await catalogue.course(id);
        return [id, page?.course ?? null] as const;
      }),
    );
  }, [catalogue, key]);
  const { state, retry } = useLoad(load, { context: 'courses of an address', keepsLast: true });
  if (state.status !== 'ready') {
    const failure = state.status === 'failed' ? failureCodeOf(state.error) : null;
    return { isLoading: failure === null, failure, courses: [], missing: 0, retry };
  }

  const added = kept.map(({ course }) => course).filter(isAddedByReader);
  const courses = state.value.flatMap(
    ([id, course]) => course ?? added.find((own) => own.id === id) ?? [],
  );
  const missing = state.value.length - courses.length;
  return { isLoading: false, failure: null, courses, missing, retry };
}
