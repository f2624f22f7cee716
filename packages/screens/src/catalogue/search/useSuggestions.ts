import type { Suggestion } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useServices } from '@aulario/frame/services/Services.tsx';
import type { Goal } from '@aulario/my-courses/route';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { loadGoal, prepareGoals } from '../goals/loadGoal.ts';

/** The longest wait of a keystroke, in milliseconds. */
const maxPauseMs = 200;

interface Offer {
  /** The text that the suggestions belong to. */
  typed: string;
  suggestions: readonly Suggestion[];
  /** The goal that the text names; null for none. */
  goal: Goal | null;
}

const nothing: Offer = { typed: '', suggestions: [], goal: null };

/**
 * Suggestions for the typed text. Each keystroke aborts the previous request, and waits as long as
 * the last answer took, so that a slow catalogue is asked only when the typing pauses. There are
 * none after a failure.
 */
export function useSuggestions() {
  const { catalogue } = useServices();
  const { language } = useLanguage();
  const [offer, setOffer] = useState(nothing);
  const pause = useRef(0);
  const asking = useRef<AbortController | null>(null);

  const stop = useCallback(() => asking.current?.abort(), []);
  useEffect(() => stop, [stop]);

  const type = useCallback(
    (typed: string) => {
      stop();
      if (typed.trim() === '') return setOffer(nothing);
      const controller = new AbortController();
      const { signal } = controller;
      asking.current = controller;
      const ask = async () => {
        const start = performance.now();
        const [suggestions, goal] = await Promise.all([
          catalogue.suggest({ text: typed, language }, { signal }),
          loadGoal(typed),
        ]);
        pause.current = Math.min(performance.now() - start, maxPauseMs);
        if (!signal.aborted) startTransition(() => setOffer({ typed, suggestions, goal }));
      };
      const timer = setTimeout(
        () =>
          // The catalogue reports it; a search without suggestions goes on.
          ask().catch(() => {
            if (!signal.aborted) setOffer(nothing);
          }),
        pause.current,
      );
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
    [catalogue, language, stop],
  );

  /** Opens the index, so that the first keystroke does not wait for it. */
  const prepare = useCallback(() => {
    prepareGoals();
    // In advance only: the catalogue reports it.
    catalogue.suggest({ text: '', language }).catch(() => undefined);
  }, [catalogue, language]);

  const close = useCallback(() => {
    stop();
    setOffer(nothing);
  }, [stop]);

  return { offer, prepare, type, close };
}
