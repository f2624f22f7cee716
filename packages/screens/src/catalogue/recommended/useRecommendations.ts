import {
  type CatalogueQuery,
  type Course,
  groupByReason,
  readPreferredCategory,
} from '@aulario/course-data';
import { useCart } from '@aulario/course-view/kept/useCart.ts';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useMemo, useState } from 'react';

/** Three courses for each of four reasons, or more for fewer. */
const limit = 12;

/**
 * Recommendations by the saved category and the cart. Uses the cart as it was when they
 * were first wanted, so that the list does not change while courses are added from it.
 */
export function useRecommendations(
  { preferredCategory, language }: CatalogueQuery,
  isWanted: boolean,
) {
  const { catalogue, storage } = useServices();
  const category = readPreferredCategory(storage);
  const { entries } = useCart();
  const [cart, setCart] = useState<readonly Course[] | null>(null);
  if (isWanted && cart === null) setCart(entries.map(({ course }) => course));
  const recommended = useAsync(
    useMemo(() => {
      if (!isWanted || cart === null || (category === null && cart.length === 0)) return null;
      return (signal: AbortSignal) =>
        catalogue.recommend({ category, preferredCategory, cart, language, limit }, { signal });
    }, [cart, catalogue, category, isWanted, language, preferredCategory]),
  );
  return useMemo(() => groupByReason(recommended ?? []), [recommended]);
}
