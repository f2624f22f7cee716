import { type FocusEvent, type KeyboardEvent, useId, useState } from 'react';
import { wholeText } from '../../../components/MarkedText/MarkedText.tsx';
import { rowAfter, rowsFor, type SearchRow, type SearchSuggest } from './searchRows.ts';

/** The state of a combobox's list: open or closed, the active row, and the key handlers. */
export function useSuggestions(
  suggest: SearchSuggest | undefined,
  text: string,
  setText: (text: string) => void,
) {
  const listId = useId();
  const [isOpen, setOpen] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const { rows, recent } = rowsFor(suggest, text);
  const isShown = isOpen && rows.length > 0;
  const active = isShown ? (rows.find((row) => row.id === pointed) ?? null) : null;
  const optionId = (row: SearchRow) => `${listId}-${row.id}`;

  const open = (id: string | null = null) => {
    setOpen(true);
    setPointed(id);
  };
  const close = () => {
    setOpen(false);
    setPointed(null);
  };
  const type = (typed: string) => {
    setText(typed);
    suggest?.onType(typed);
    open();
  };
  const choose = (row: SearchRow) => {
    setText(wholeText(row.parts));
    close();
    suggest?.onChoose(row.id);
  };

  const clear = () => {
    setText('');
    suggest?.onType('');
  };

  /** The handlers by key; false means not handled. */
  const keys: Readonly<Record<string, () => unknown>> = {
    ArrowDown: () => rows.length > 0 && open(rowAfter(rows, active?.id ?? null, 1)),
    ArrowUp: () => rows.length > 0 && open(rowAfter(rows, active?.id ?? null, -1)),
    Home: () => active !== null && setPointed(rows[0]?.id ?? null),
    End: () => active !== null && setPointed(rows.at(-1)?.id ?? null),
    Enter: () => active !== null && choose(active),
    Escape: () => (isShown ? close() : text !== '' && clear()),
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return;
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
    onPoint: (row: SearchRow) => setPointed(row.id),
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
