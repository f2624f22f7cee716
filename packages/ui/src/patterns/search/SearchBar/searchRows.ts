import type { TextPart } from '../../../components/MarkedText/MarkedText.tsx';

export interface SearchSuggestion {
  id: string;
  /** The suggestion; the typed parts are marked and bold. */
  parts: readonly TextPart[];
  /** Its kind: 'Tema', 'Curso'. */
  kindLabel: string;
  /** BCP 47 tag of the text when it is not in the page's language. */
  lang?: string | undefined;
  /** Whether it is a search of the reader's own, which gets a sign. */
  isRecent?: boolean | undefined;
}

/** The recent searches, newest first. */
export interface RecentSearches {
  /** 'Búsquedas recientes'. */
  label: string;
  /** The label of the button that clears them. */
  clearLabel: string;
  /** Their ids must differ from those of the suggestions. */
  items: readonly { id: string; text: string }[];
  /** The name of the button that removes one: 'Borrar «python»'. */
  removeLabel: (text: string) => string;
  /** Called with the text of the one to remove. */
  onRemove: (text: string) => void;
  onClear: () => void;
}

export interface SearchSuggest {
  /** Name of the list: 'Sugerencias'. */
  listLabel: string;
  /** The suggestions for the current text; without any there is no list. */
  suggestions: readonly SearchSuggestion[];
  /** '3 sugerencias': announced while the list is open. */
  statusText: string;
  /** Shown while the field is empty, on a press, an input or the down arrow key. */
  recent?: RecentSearches | undefined;
  /** Called when the field receives the focus: the moment to prepare suggestions. */
  onFocus?: (() => void) | undefined;
  /** Called on every change of the text, also to ''. */
  onType: (text: string) => void;
  /** Called when a suggestion or recent search is selected, with its text, which the field shows. */
  onChoose: (id: string, text: string) => void;
}

/** The rows for a text: recent searches for '', else suggestions. */
export function rowsFor(suggest: SearchSuggest | undefined, text: string) {
  const { recent, suggestions = [] } = suggest ?? {};
  const isRecent = text === '' && recent !== undefined && recent.items.length > 0;
  const rows: readonly SearchSuggestion[] = isRecent
    ? recent.items.map((item) => ({
        id: item.id,
        parts: [{ text: item.text, isMarked: false }],
        kindLabel: '',
        isRecent: true,
      }))
    : suggestions;
  return { rows, recent: isRecent ? recent : undefined };
}

/** The row after an arrow key: rows cycle, with the field between the last and the first. */
export function rowAfter(
  rows: readonly SearchSuggestion[],
  activeId: string | null,
  step: 1 | -1,
): string | null {
  const place = rows.findIndex((row) => row.id === activeId);
  const next = place < 0 && step < 0 ? rows.length - 1 : place + step;
  return rows[next]?.id ?? null;
}
