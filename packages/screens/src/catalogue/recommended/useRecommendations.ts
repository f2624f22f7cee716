import {
  type CatalogueQuery,
  type Course,
  groupByReason,
  readPreferredCategory,
} from '@aulario/course-data';
import { inTime } from '@aulario/frame/async/inTime.ts';
import { useLoad } from '@aulario/frame/async/useLoad.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useMemo, useState } from 'react';
import { useReading } from './useReading.ts';

const noCourses: readonly Course[] = [];

/** Three courses for each of four reasons, or more for fewer. */
const limit = 12;

/** The longest that a list below waits for the recommendations above it, in milliseconds. */
const maxFirstMs = 4000;

/**
 * Recommendations by the saved category and the courses that the reader keeps. Uses these as they
 * were when there first were some, so that the list does not change while courses are added from it.
 *
 * @param isWanted - Whether they are to be loaded.
 * @param isFirst - Whether they stand above the catalogue: then only what is kept when the screen
 * opens counts, since nothing may come above a list while the reader chooses from it. Without that
 * there are none: the catalogue itself begins with the saved category.
 */
export function useRecommendations(
  { preferredCategory, language }: CatalogueQuery,
  isWanted: boolean,
  isFirst: boolean,
) {
  const { catalogue, storage } = useServices();
  const category = readPreferredCategory(storage);
  const reading = useReading();
  const [cart, setCart] = useState(isFirst ? reading : noCourses);
  if (isWanted && !isFirst && cart.length === 0 && reading.length > 0) setCart(reading);
  const load = useMemo(() => {
    if (!isWanted || (cart.length === 0 && (isFirst || category === null))) return null;
    return (signal: AbortSignal) => {
      const asked = { category, preferredCategory, cart, language, limit };
      const answer = catalogue.recommend(asked, { signal });
      return isFirst ? inTime(answer, maxFirstMs, []) : answer;
    };
  }, [cart, catalogue, category, isFirst, isWanted, language, preferredCategory]);
  const { state } = useLoad(load, { context: 'recommendations', keepsLast: true });
  const recommended = state.status === 'ready' ? state.value : null;
  const groups = useMemo(() => groupByReason(recommended ?? []), [recommended]);
  return { groups, isLoading: load !== null && state.status === 'loading' };
}
