import type { CategoryId, Filters } from '@aulario/course-data';
import { createContext, useContext } from 'react';

/** A subject in an address. */
export interface HubSubject {
  /** The English name, which courses use. */
  name: string;
  /** The name in the reader's language. */
  label: string;
}

/** A category, or a subject in it, with a page of its own. */
export interface Hub {
  category: CategoryId;
  subject: HubSubject | null;
}

const HubContext = createContext<Hub | null>(null);

/** Provides the hub to the screen below it. */
export const HubProvider = HubContext.Provider;

/** The hub of the screen; null for the whole catalogue. */
export const useHub = () => useContext(HubContext);

/** The filters that define a hub. */
export const hubFilters = (hub: Hub | null): Filters =>
  hub === null ? {} : { category: [hub.category] };

/** The selected filters other than those of the hub. */
export function chosenFilters(filters: Filters, hub: Hub | null): Filters {
  if (hub === null) return filters;
  const { category: _, ...chosen } = filters;
  return chosen;
}
