import { type CatalogueQuery, groupByReason, readPreferredCategory } from '@aulario/course-data';
import { useCart } from '@aulario/course-data/cart';
import { useMemo, useState } from 'react';
import { useServices } from '../../services/Services.tsx';
import { useAsync } from '../useAsync.ts';

/** Three courses for each of four reasons, or more for fewer. */
const limit = 12;

/**
 * Recommendations by the saved category and the cart. Uses the cart as it was when the screen
 * opened, so that the list does not change while courses are added from it.
 */
export function useRecommendations(
  { preferredCategory, language }: CatalogueQuery,
  isWanted: boolean,
) {
  const { catalogue, storage } = useServices();
  const category = readPreferredCategory(storage);
  const { entries } = useCart();
  const [cart] = useState(() => entries.map(({ course }) => course));
  const recommended = useAsync(
    useMemo(() => {
      const isKnown = category !== null || cart.length > 0;
      if (!isWanted || !isKnown) return null;
      return (signal: AbortSignal) =>
        catalogue.recommend({ category, preferredCategory, cart, language, limit }, { signal });
    }, [cart, catalogue, category, isWanted, language, preferredCategory]),
  );
  return useMemo(() => groupByReason(recommended ?? []), [recommended]);
}
