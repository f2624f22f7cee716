import { type FormEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { SearchIcon } from '../../../components/icons/icons.tsx';
import { VisuallyHidden } from '../../../components/VisuallyHidden/VisuallyHidden.tsx';
import { SearchSuggestions } from './SearchSuggestions.tsx';
import { Combobox, Frame, Input, Key, Magnifier, Root, Submit } from './searchParts.ts';
import type { SearchSuggest } from './searchRows.ts';
import { followSearchShortcut, searchShortcut } from './searchShortcut.ts';
import { useSuggestions } from './useSuggestions.ts';

/** Makes the search shortcut focus the field, from anywhere on the page. */
function useSearchShortcut(isOn: boolean, field: RefObject<HTMLInputElement | null>): void {
  // Before the first paint, so that no key press is missed.
  useLayoutEffect(() => {
    if (!isOn) return;
    const follow = (event: KeyboardEvent) => followSearchShortcut(event, field.current);
    document.addEventListener('keydown', follow);
    return () => document.removeEventListener('keydown', follow);
  }, [isOn, field]);
}

export interface SearchBarProps {
  /** Name of the field. */
  label: string;
  placeholder: string;
  submitLabel: string;
  /** BCP 47 tag of that label when it is not in the page's language. */
  submitLang?: string | undefined;
  /** Name of the button while a search runs. */
  busyLabel: string;
  /** The text that was searched for; the field adopts it when it changes. */
  searchedText?: string | undefined;
  /** True while a search runs: the field is read-only and pulses, the button shows a spinner. */
  isBusy?: boolean | undefined;
  /** Makes the field a combobox with a list of suggestions. */
  suggest?: SearchSuggest | undefined;
  /**
   * Whether the key `/` focuses the field from anywhere but another field. Pages must let readers
   * turn this off (WCAG 2.1.4).
   */
  hasShortcut?: boolean | undefined;
  /**
   * Whether the bar finds something, which is a search landmark; true by default. False where the
   * text makes something else, beside the page's own search.
   */
  isSearch?: boolean | undefined;
  /** The form's action: used without JavaScript, with the parameter `q`. */
  action?: string | undefined;
  /** Receives the text as typed; '' is a search for everything. */
  onSubmit: (text: string) => void;
}

/**
 * The text of the field, which adopts a changed search text. The change after its own submission is
 * ignored, so that text typed meanwhile is kept.
 */
function useFollowingText(searchedText: string) {
  const [text, setText] = useState(searchedText);
  const [followed, setFollowed] = useState(searchedText);
  const [submitted, setSubmitted] = useState<string | null>(null);
  if (searchedText !== followed) {
    setFollowed(searchedText);
    setSubmitted(null);
    if (searchedText !== submitted) setText(searchedText);
  }
  const submitText = (typed: string) => {
    setText(typed);
    setSubmitted(typed);
  };
  return { text, setText, submitText };
}

/** The search of courses: a field joined with its button, and a list of suggestions below. */
export function SearchBar(props: SearchBarProps) {
  const { isBusy = false, hasShortcut = false, isSearch = true, suggest } = props;
  const { text, setText, submitText } = useFollowingText(props.searchedText ?? '');
  const list = useSuggestions({ suggest, text, setText, isBusy });
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useSearchShortcut(hasShortcut, field);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    list.close();
    // Text typed before hydration is only in the DOM.
    const typed = field.current?.value ?? text;
    submitText(typed);
    props.onSubmit(typed);
  };
  const { recent } = list;
  /** The list stays open; the button that was pressed may be gone. */
  const forget = (remove: () => void, isButtonGone: boolean) => {
    remove();
    list.open();
    if (isButtonGone) field.current?.focus();
  };
  const own = recent && {
    clearLabel: recent.clearLabel,
    onClear: () => forget(recent.onClear, true),
    removeLabel: recent.removeLabel,
    onRemove: (removed: string) =>
      forget(() => recent.onRemove(removed), removed === recent.items.at(-1)?.text),
  };
  return (
    <Root role={isSearch ? 'search' : undefined} action={props.action} onSubmit={submit}>
      <VisuallyHidden>
        <label htmlFor={id}>{props.label}</label>
      </VisuallyHidden>
      <Combobox {...list.place}>
        <Frame>
          <Magnifier>
            <SearchIcon />
          </Magnifier>
          <Input
            ref={field}
            id={id}
            // An input of type `search` cannot be a combobox.
            type={suggest === undefined ? 'search' : 'text'}
            inputMode="search"
            name="q"
            autoComplete="off"
            enterKeyHint="search"
            placeholder={props.placeholder}
            value={text}
            readOnly={isBusy}
            aria-keyshortcuts={hasShortcut ? searchShortcut : undefined}
            {...list.field}
          />
          {hasShortcut && <Key aria-hidden="true">{searchShortcut}</Key>}
        </Frame>
        {suggest && (
          <VisuallyHidden>
            <span role="status">{list.isShown && !recent ? suggest.statusText : ''}</span>
          </VisuallyHidden>
        )}
        {suggest && list.isShown && (
          <SearchSuggestions
            {...list}
            label={recent?.label ?? suggest.listLabel}
            own={own ?? null}
            onChoose={list.choose}
          />
        )}
      </Combobox>
      <Submit
        type="submit"
        lang={props.submitLang}
        isBusy={isBusy}
        busyLabel={<VisuallyHidden>{props.busyLabel}</VisuallyHidden>}
      >
        {props.submitLabel}
      </Submit>
    </Root>
  );
}
