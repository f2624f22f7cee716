import { useDebouncedValue } from '@aulario/frame/form/useDebouncedValue.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { color, type PasswordFieldProps } from '@aulario/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import type { PasswordStrength } from './judgePassword.ts';
import { LocalizedPasswordField } from './LocalizedPasswordField.tsx';
import { loadJudge } from './loadJudge.ts';
import { countCharacters, passwordLength } from './passwordSchema.ts';

/** The hint for the current input; null when there is none. */
type PasswordHint = { missing: number } | { strength: PasswordStrength } | null;

/** Judges a new password whenever the reader pauses typing. */
function usePasswordHint(password: string, email: string): PasswordHint {
  const rested = useDebouncedValue(password);
  const missing = passwordLength - countCharacters(rested);
  const [judged, setJudged] = useState<{ of: string; strength: PasswordStrength } | null>(null);

  useEffect(() => {
    if (rested === '' || missing > 0) return;
    let isCurrent = true;
    void loadJudge().then((judge) => {
      if (judge === null || !isCurrent) return;
      setJudged({ of: rested, strength: judge.judgePassword(rested, email) });
    });
    return () => {
      isCurrent = false;
    };
  }, [rested, missing, email]);

  if (rested === '') return null;
  if (missing > 0) return { missing };
  return judged?.of === rested ? { strength: judged.strength } : null;
}

/** Hidden rules keep their space behind the judgement, so that nothing below moves. */
const Place = styled.span`
  display: grid;

  > * { grid-area: 1 / 1; }
`;

const Rules = styled.span<{ $isReplaced: boolean }>`
  visibility: ${({ $isReplaced }) => ($isReplaced ? 'hidden' : 'visible')};
`;

const Words = styled.span`
  color: ${color.text};
  font-weight: 600;
`;

interface NewPasswordFieldProps
  extends Omit<PasswordFieldProps, 'showLabel' | 'hideLabel' | 'hint' | 'autoComplete'> {
  /** The account's address, if known: the password must not contain parts of it. */
  email: string;
  /** What the form has in the field now; empties when the form is reset. */
  typed: string;
}

/**
 * A field for a new password, described by one text: the rules before typing, then what is missing or
 * the strength, which is announced when it changes. An error is shown below the rules.
 */
export function NewPasswordField({ email, typed, error, ...props }: NewPasswordFieldProps) {
  const text = useTranslate();
  const hint = hintText(usePasswordHint(typed, email), text);
  const judgement = error ? null : hint;
  return (
    <LocalizedPasswordField
      {...props}
      error={error}
      autoComplete="new-password"
      hint={
        <Place>
          <Rules $isReplaced={judgement !== null}>{text('password.rules')}</Rules>
          <Words role="status">{judgement}</Words>
        </Place>
      }
      onFocus={() => void loadJudge()}
    />
  );
}

function hintText(hint: PasswordHint, text: ReturnType<typeof useTranslate>): string | null {
  if (hint === null) return null;
  if ('missing' in hint) return text('password.missing', { count: hint.missing });
  return text(`password.${hint.strength}`);
}
