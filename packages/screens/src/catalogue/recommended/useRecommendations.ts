import {
  type CatalogueQuery,
  type Course,
  groupByReason,
  readPreferredCategory,
} from '@aulario/course-data';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useMemo, useState } from 'react';
import { useReading } from './useReading.ts';

const noCourses: readonly Course[] = [];

/** Three courses for each of four reasons, or more for fewer. */
const limit = 12;

/**
 * Recommendations by the saved category and the courses that the reader keeps. Uses these as they
 * were when there first were some, so that the list does not change while courses are added from it.
 *
 * @param isOfOpening - Whether only what is kept when the screen opens counts: nothing may come above
 * a list while the reader chooses from it.
 */
export function useRecommendations(
  { preferredCategory, language }: CatalogueQuery,
  isWanted: boolean,
  isOfOpening: boolean,
) {
  const { catalogue, storage } = useServices();
  const category = readPreferredCategory(storage);
  const reading = useReading();
  const [cart, setCart] = useState(isOfOpening ? reading : noCourses);
  if (isWanted && !isOfOpening && cart.length === 0 && reading.length > 0) setCart(reading);
  const recommended = useAsync(
    useMemo(() => {
      if (!isWanted || (category === null && cart.length === 0)) return null;
      return (signal: AbortSignal) =>
        catalogue.recommend({ category, preferredCategory, cart, language, limit }, { signal });
    }, [cart, catalogue, category, isWanted, language, preferredCategory]),
  );
  return useMemo(() => groupByReason(recommended ?? []), [recommended]);
}
