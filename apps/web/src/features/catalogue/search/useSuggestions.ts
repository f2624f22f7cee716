import type { Suggestion } from '@aulario/course-data';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useServices } from '../../services/Services.tsx';

/** No keystroke waits longer, in ms. */
const longestPause = 200;

interface Offer {
  /** What had been typed. */
  typed: string;
  suggestions: readonly Suggestion[];
}

const nothing: Offer = { typed: '', suggestions: [] };

/**
 * What to offer while somebody types. Each keystroke ends the question before it, and waits as long
 * as the catalogue took for its last answer: a quick one is asked at once, a slow one only when the
 * typing pauses. A catalogue that fails suggests nothing.
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
        const suggestions = await catalogue.suggest({ text: typed, language }, { signal });
        pause.current = Math.min(performance.now() - start, longestPause);
        if (!signal.aborted) startTransition(() => setOffer({ typed, suggestions }));
      };
      const timer = setTimeout(
        () =>
          ask().catch(() => {
            if (!signal.aborted) setOffer(nothing);
          }),
        pause.current,
      );
      signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
    },
    [catalogue, language, stop],
  );

  const close = useCallback(() => {
    stop();
    setOffer(nothing);
  }, [stop]);

  return { offer, type, close };
}
