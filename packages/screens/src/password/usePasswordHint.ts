import { useDebouncedValue } from '@aulario/frame/form/useDebouncedValue.ts';
import { useEffect, useState } from 'react';
import type { PasswordStrength } from './judgePassword.ts';
import { loadJudge } from './loadJudge.ts';
import { countCharacters, passwordLength } from './passwordSchema.ts';

/** The hint for the current input; null when there is none. */
export type PasswordHint = { missing: number } | { strength: PasswordStrength } | null;

/** Judges a new password whenever the reader pauses typing. */
export function usePasswordHint(password: string, email: string): PasswordHint {
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
