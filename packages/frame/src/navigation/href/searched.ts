/** The history state of an entry that a search field made. */
interface Searched {
  readonly isSearch: true;
}

/** Given with the navigation to what a search field asks for: its results take the focus. */
export const searched: Searched = { isSearch: true };

export const isSearched = (state: unknown): state is Searched =>
  typeof state === 'object' && state !== null && 'isSearch' in state;
