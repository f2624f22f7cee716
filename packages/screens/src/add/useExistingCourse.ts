import type { Course } from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { findExistingCourse, plainAddress } from '@aulario/my-courses/add';
import { useMemo } from 'react';

/** The same course in the catalogue, found by title and identified by address; null for none. */
export function useExistingCourse(url: string, title: string): Course | null {
  const { catalogue } = useServices();
  return useAsync(
    useMemo(
      () => () => findExistingCourse(catalogue, plainAddress(new URL(url)), title),
      [catalogue, title, url],
    ),
  );
}
