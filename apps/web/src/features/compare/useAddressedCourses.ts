import type { Course } from '@aulario/course-data';
import { useEffect, useState } from 'react';
import { useServices } from '../services/Services.tsx';

export type AddressedCourses =
  | { readonly status: 'loading' | 'failed' }
  | {
      readonly status: 'ready';
      /** Those that the catalogue has, in the order of the ids. */
      readonly courses: readonly Course[];
      readonly missing: number;
    };

/** The courses of these ids as the catalogue has them now. */
export function useAddressedCourses(ids: readonly string[]) {
  const { catalogue } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<AddressedCourses>({ status: 'loading' });
  const key = JSON.stringify(ids);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the ids; another attempt asks again.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: AddressedCourses) => {
      if (isCurrent) setState(next);
    };
    const load = async () => {
      const found = await Promise.all(ids.map((id) => catalogue.course(id)));
      const courses = found.flatMap((entry) => (entry === null ? [] : [entry.course]));
      show({ status: 'ready', courses, missing: ids.length - courses.length });
    };
    load().catch(() => show({ status: 'failed' }));
    return () => {
      isCurrent = false;
    };
  }, [attempt, catalogue, key]);

  const retry = () => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  };
  return { state, retry };
}
