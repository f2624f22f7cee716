import { type FormEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { Button } from '../components/Button.tsx';
import { SearchIcon } from '../components/icons.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { color } from '../theme/color.ts';
import { below, border, motion, radius } from '../theme/scale.ts';
import { body } from '../theme/type.ts';

export interface SearchBarProps {
  /** Name of the field. */
  label: string;
  placeholder: string;
  submitLabel: string;
  /** Name of the button while a search runs. */
  busyLabel: string;
  /** The text searched for at present; the field follows it when it changes. */
  defaultValue?: string | undefined;
  /** True while a search runs: the field is disabled and pulses, the button shows its bars. */
  isBusy?: boolean | undefined;
  /** Gets what was typed, as typed; an empty text is a search for everything. */
  onSubmit: (text: string) => void;
}

const pulse = keyframes`
  from { background: ${color.skeleton}; }
  to { background: ${color.skeletonLit}; }
`;

const Root = styled.form`
  position: relative;
  display: flex;
`;

const Magnifier = styled.span`
  position: absolute;
  top: 18px;
  left: 17px;
  z-index: 2;
  color: ${color.textMuted};
  pointer-events: none;

  ${below('columns')} {
    left: 14px;
  }
`;

const Input = styled.input`
  flex: 1;
  min-width: 0;
  min-height: 56px;
  padding: 11px 14px 11px 50px;
  border: ${border.control} solid ${color.lineStrong};
  border-right: 0;
  border-radius: ${radius.control} 0 0 ${radius.control};
  background: ${color.surface};
  color: ${color.text};
  font: 400 19px / 1.4 ${body};
  font-variant-numeric: lining-nums;
  appearance: none;

  ${below('columns')} {
    padding-left: 44px;
    font-size: 17px;
  }
  &::placeholder {
    color: ${color.textMuted};
    opacity: 1;
  }
  &:focus-visible {
    z-index: 1;
    outline-offset: 0;
  }
  &:disabled {
    border-color: ${color.line};
    background: ${color.shade};
    color: ${color.textMuted};
    opacity: 1;
    -webkit-text-fill-color: ${color.textMuted};
    cursor: progress;
  }
  ${motion.allowed} {
    &:disabled {
      animation: ${pulse} 2.4s ${motion.ease} infinite alternate;
    }
  }
`;

const Submit = styled(Button)`
  min-height: 56px;
  padding-inline: 26px;
  border-radius: 0 ${radius.control} ${radius.control} 0;

  ${below('columns')} {
    padding-inline: 16px;
  }
`;

/** A disabled field loses the focus; whoever was typing finds it there again afterwards. */
function useReturningFocus(isBusy: boolean) {
  const field = useRef<HTMLInputElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const active = document.activeElement;
    if (isBusy) {
      hadFocus.current ||= active === field.current;
    } else if (hadFocus.current) {
      hadFocus.current = false;
      if (active === null || active === document.body || active === field.current)
        field.current?.focus({ preventScroll: true });
    }
  }, [isBusy]);
  return field;
}

/** Search over the courses: a field with a magnifier and its button, joined. */
export function SearchBar(props: SearchBarProps) {
  const { defaultValue = '', isBusy = false } = props;
  const [text, setText] = useState(defaultValue);
  const [followed, setFollowed] = useState(defaultValue);
  const field = useReturningFocus(isBusy);
  const id = useId();
  if (defaultValue !== followed) {
    setFollowed(defaultValue);
    setText(defaultValue);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBusy) props.onSubmit(text);
  };
  return (
    <Root role="search" onSubmit={submit}>
      <Magnifier>
        <SearchIcon />
      </Magnifier>
      <VisuallyHidden>
        <label htmlFor={id}>{props.label}</label>
      </VisuallyHidden>
      <Input
        ref={field}
        id={id}
        type="search"
        name="q"
        autoComplete="off"
        enterKeyHint="search"
        placeholder={props.placeholder}
        value={text}
        disabled={isBusy}
        onChange={(event) => setText(event.target.value)}
      />
      <Submit
        type="submit"
        isBusy={isBusy}
        busyLabel={<VisuallyHidden>{props.busyLabel}</VisuallyHidden>}
      >
        {props.submitLabel}
      </Submit>
    </Root>
  );
}
