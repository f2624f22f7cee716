import { useEntryState } from '../entryState.ts';

/** Given with the navigation to what a search field asks for: its results take the focus. */
export const searched = { isSearch: true } as const;

/** Whether a search field made the entry of the history. */
export const useIsSearched = (): boolean =>
  useEntryState('isSearch' satisfies keyof typeof searched) !== undefined;
