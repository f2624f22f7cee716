import { createContext, useContext, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

const FirstLocationContext = createContext<Location | null>(null);

/** Tells the screens below it where the visit of this document began. */
export const FirstLocationProvider = FirstLocationContext.Provider;

export const useFirstLocation = (): Location => useState(useLocation())[0];

/** Whether the browser loaded the document because somebody went back or forward. */
const isLoadedByHistory = () =>
  performance
    .getEntriesByType?.('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward') ?? false;

/** Whether the page was reached by Back or Forward: whoever saw it first may have left since. */
export function useIsReturn(): boolean {
  const first = useContext(FirstLocationContext);
  const location = useLocation();
  const type = useNavigationType();
  return type === 'POP' && (location !== first || isLoadedByHistory());
}
