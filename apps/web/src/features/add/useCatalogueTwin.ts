import { type Course, emptyQuery } from '@aulario/course-data';
import { plainAddress } from '@aulario/course-data/add';
import { useEffect, useState } from 'react';
import { useServices } from '../services/Services.tsx';

/** The same course in the catalogue, found by its title and told by its address; null = none. */
export function useCatalogueTwin(url: string, title: string): Course | null {
  const { catalogue } = useServices();
  const [twin, setTwin] = useState<Course | null>(null);

  useEffect(() => {
    let isCurrent = true;
    const address = plainAddress(new URL(url));
    // Without a title the address itself may hold it: '/course/guitarra-desde-cero/'.
    const text = title === '' ? new URL(url).pathname.replace(/[^\p{L}\p{N}]+/gu, ' ') : title;
    catalogue.search({ ...emptyQuery, text }).then(
      ({ results }) => {
        const found = results.find(({ course }) => plainAddress(new URL(course.url)) === address);
        if (isCurrent) setTwin(found?.course ?? null);
      },
      // Offline the page's own facts have to do.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [catalogue, title, url]);

  return twin;
}
