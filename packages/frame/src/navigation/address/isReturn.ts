import { createContext, useContext, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

const FirstLocationContext = createContext<Location | null>(null);

/** Provides the location at which this document was loaded. */
export const FirstLocationProvider = FirstLocationContext.Provider;

export const useFirstLocation = (): Location => useState(useLocation())[0];

/** Whether the browser loaded the document by Back or Forward. */
const isLoadedByHistory = () =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward') ?? false;

/**
 * Whether the page was reached by Back or Forward: the person who opened it may have left since.
 */
export function useIsReturn(): boolean {
  const first = useContext(FirstLocationContext);
  const location = useLocation();
  const type = useNavigationType();
  return type === 'POP' && (location !== first || isLoadedByHistory());
}
