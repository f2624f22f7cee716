import type { Course } from '@aulario/course-data';
import {
  decodeLetterLink,
  type KeptLetter,
  type Letter,
  type LettersRepository,
} from '@aulario/course-data/letter';
import { linkedCourses } from '@aulario/course-data/lists';
import type { StorageProblem } from '@aulario/local-data';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { reportUnforeseen } from '../services/reportUnforeseen.ts';
import { useServices } from '../services/Services.tsx';
import { useLetters } from './useLetters.ts';

interface OpenedLetter {
  /** The letter's key in this browser. */
  readonly key: string;
  /** The content of the link, before it was merged with the stored letter. */
  readonly letter: Letter;
  /** The courses from the catalogue or the link, in the letter's order. */
  readonly courses: readonly Course[];
}

type Opening =
  | { readonly status: 'loading' | 'invalid' | 'failed' }
  | { readonly status: 'ready'; readonly opened: OpenedLetter };

export type LetterState =
  | { readonly status: 'loading' | 'invalid' | 'failed' }
  | {
      readonly status: 'ready';
      readonly opened: OpenedLetter;
      readonly kept: KeptLetter;
      readonly problem: StorageProblem;
    };

interface LetterView {
  state: LetterState;
  letters: LettersRepository;
  retry: () => void;
}

/** The letter in the address, merged with the stored one. */
export function useLetter(): LetterView {
  const { hash } = useLocation();
  const { catalogue, report } = useServices();
  const letters = useLetters();
  const [attempt, setAttempt] = useState(0);
  const [opening, setOpening] = useState<Opening>({ status: 'loading' });
  const { items, problem } = useSyncExternalStore(letters.subscribe, letters.getSnapshot);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again.
  useEffect(() => {
    let isCurrent = true;
    const show = (next: Opening) => {
      if (isCurrent) setOpening(next);
    };
    const load = async () => {
      show({ status: 'loading' });
      const letter = await decodeLetterLink(hash.slice(1));
      if (letter === null) return show({ status: 'invalid' });
      const key = letters.receive(letter);
      const courses = await linkedCourses(catalogue, letter);
      show({ status: 'ready', opened: { key, letter, courses } });
    };
    load().catch((error: unknown) => {
      reportUnforeseen(report, error, 'letter');
      show({ status: 'failed' });
    });
    return () => {
      isCurrent = false;
    };
  }, [attempt, catalogue, hash, letters, report]);

  const retry = () => setAttempt((count) => count + 1);
  if (opening.status !== 'ready') return { state: opening, letters, retry };
  const { opened } = opening;
  const kept = items.get(opened.key) ?? { letter: opened.letter, voterId: null };
  return { state: { status: 'ready', opened, kept, problem }, letters, retry };
}
