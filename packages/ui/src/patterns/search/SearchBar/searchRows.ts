import type { TextPart } from '../../../components/MarkedText/MarkedText.tsx';

export interface SearchSuggestion {
  id: string;
  /** What is suggested; marked parts are what was typed, and bold. */
  parts: readonly TextPart[];
  /** What kind of thing it is: 'Tema', 'Curso'. */
  kindLabel: string;
  /** BCP 47 tag of the text when it is not in the page's language. */
  lang?: string | undefined;
}

/** What was searched for before, newest first. */
export interface RecentSearches {
  /** 'Búsquedas recientes'. */
  label: string;
  /** The button that forgets them all. */
  clearLabel: string;
  /** Their ids must differ from those of the suggestions. */
  items: readonly { id: string; text: string }[];
  onClear: () => void;
}

export interface SearchSuggest {
  /** Name of the list: 'Sugerencias'. */
  listLabel: string;
  /** For what is typed at present; with none there is no list. */
  suggestions: readonly SearchSuggestion[];
  /** '3 sugerencias': announced while the list is open. */
  statusText: string;
  /** Shown in an empty field that is pressed, typed in or asked with the arrow down. */
  recent?: RecentSearches | undefined;
  /** Called at every change of the text, '' included. */
  onType: (text: string) => void;
  /** A suggestion or a recent search was chosen; the field shows its text. */
  onChoose: (id: string) => void;
}

export type SearchRow = SearchSuggestion;

/** What is offered for a text: recent searches for none, else suggestions. */
export function rowsFor(suggest: SearchSuggest | undefined, text: string) {
  const { recent, suggestions = [] } = suggest ?? {};
  const isRecent = text === '' && recent !== undefined && recent.items.length > 0;
  const rows: readonly SearchRow[] = isRecent
    ? recent.items.map((item) => ({
        id: item.id,
        parts: [{ text: item.text, isMarked: false }],
        kindLabel: '',
      }))
    : suggestions;
  return { rows, recent: isRecent ? recent : undefined };
}

/** Where an arrow leads: through the rows and, between the last and the first, back to the field. */
export function rowAfter(
  rows: readonly SearchRow[],
  activeId: string | null,
  step: 1 | -1,
): string | null {
  const place = rows.findIndex((row) => row.id === activeId);
  const next = place < 0 && step < 0 ? rows.length - 1 : place + step;
  return rows[next]?.id ?? null;
}
