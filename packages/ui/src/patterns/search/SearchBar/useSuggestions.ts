import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { wholeText } from '../../../components/MarkedText/MarkedText.tsx';
import { rowAfter, rowsFor, type SearchSuggest, type SearchSuggestion } from './searchRows.ts';

/**
 * The rows to show: those of the text, but while one is active those that were there, so that late
 * ones do not move what is about to be chosen.
 */
function useRows(suggest: SearchSuggest | undefined, text: string) {
  const [held, setHeld] = useState<ReturnType<typeof rowsFor> | null>(null);
  const current = rowsFor(suggest, text);
  return {
    ...(held ?? current),
    hold: () => setHeld((before) => before ?? current),
    release: () => setHeld(null),
  };
}

interface SuggestOptions {
  suggest: SearchSuggest | undefined;
  text: string;
  setText: (text: string) => void;
  /** True while a search runs: no key opens the list, and a press opens it afterwards. */
  isBusy: boolean;
}

/** The state of a combobox's list: open or closed, the active row, and the key handlers. */
export function useSuggestions({ suggest, text, setText, isBusy }: SuggestOptions) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const { rows, recent, hold, release } = useRows(suggest, text);
  const isShown = isOpen && !isBusy && rows.length > 0;
  const active = isShown ? (rows.find((row) => row.id === pointed) ?? null) : null;
  const optionId = (row: SearchSuggestion) => `${listId}-${row.id}`;

  const point = (id: string | null) => {
    setPointed(id);
    if (id === null) release();
    else hold();
  };
  const open = (id: string | null = null) => {
    setOpen(true);
    point(id);
  };
  const close = () => {
    setOpen(false);
    point(null);
  };
  const type = (typed: string) => {
    setText(typed);
    suggest?.onType(typed);
    open();
  };
  const choose = (row: SearchSuggestion) => {
    const chosen = wholeText(row.parts);
    setText(chosen);
    close();
    suggest?.onChoose(row.id, chosen);
  };

  const clear = () => {
    setText('');
    release();
    suggest?.onType('');
  };

  /** The handlers by key; false means not handled. */
  const keys: Readonly<Record<string, () => unknown>> = {
    ArrowDown: () => rows.length > 0 && open(rowAfter(rows, active?.id ?? null, 1)),
    ArrowUp: () => rows.length > 0 && open(rowAfter(rows, active?.id ?? null, -1)),
    Home: () => active !== null && point(rows[0]?.id ?? null),
    End: () => active !== null && point(rows.at(-1)?.id ?? null),
    Enter: () => active !== null && choose(active),
    Escape: () => (isShown ? close() : text !== '' && clear()),
  };
  const handleKey = (event: KeyboardEvent) => {
    if (isBusy || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
    const answer = keys[event.key];
    if (answer !== undefined && answer() !== false) event.preventDefault();
  };
  const combobox = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': isShown ? listId : undefined,
    'aria-activedescendant': active === null ? undefined : optionId(active),
    onKeyDown: handleKey,
    onClick: () => {
      if (!isShown) open();
    },
  } as const;

  return {
    ...{ isShown, rows, recent, listId, optionId, open, close, choose },
    activeId: active?.id ?? null,
    onPoint: (row: SearchSuggestion) => point(row.id),
    place: {
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) close();
      },
    },
    field: {
      onFocus: suggest?.onFocus,
      onChange: (event: { target: { value: string } }) => type(event.target.value),
      ...(suggest !== undefined && combobox),
    },
  } as const;
}
