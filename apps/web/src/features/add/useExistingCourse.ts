import type { Course } from '@aulario/course-data';
import { findExistingCourse, plainAddress } from '@aulario/course-data/add';
import { useMemo } from 'react';
import { useAsync } from '../async/useAsync.ts';
import { useServices } from '../services/Services.tsx';

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
