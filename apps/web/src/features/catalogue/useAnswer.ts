import { useEffect, useState } from 'react';

type Question<T> = (signal: AbortSignal) => Promise<T>;

/**
 * The answer to a question that is asked beside a screen's own: null until the first one is there.
 * The last answer stays while the next question is under way, and goes when that one fails. A new
 * question aborts the one before it. Pass a function that changes only with what it asks; null asks
 * nothing.
 */
export function useAnswer<T>(ask: Question<T> | null): T | null {
  const [answer, setAnswer] = useState<T | null>(null);

  useEffect(() => {
    if (ask === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    const show = (value: T | null) => {
      if (!signal.aborted) setAnswer(value);
    };
    ask(signal).then(show, () => show(null));
    return () => controller.abort();
  }, [ask]);

  return answer;
}
