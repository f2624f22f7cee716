import type { Course } from '@aulario/course-data';
import { findExistingCourse, plainAddress } from '@aulario/course-data/add';
import { useEffect, useState } from 'react';
import { useServices } from '../services/Services.tsx';

/** The same course in the catalogue, found by title and identified by address; null for none. */
export function useExistingCourse(url: string, title: string): Course | null {
  const { catalogue } = useServices();
  const [existing, setExisting] = useState<Course | null>(null);

  useEffect(() => {
    let isCurrent = true;
    findExistingCourse(catalogue, plainAddress(new URL(url)), title).then(
      (found) => {
        if (isCurrent) setExisting(found);
      },
      // Offline, only the page's facts are available.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [catalogue, title, url]);

  return existing;
}
