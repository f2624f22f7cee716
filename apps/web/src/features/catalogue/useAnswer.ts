import { useEffect, useState } from 'react';

type Question<T> = (signal: AbortSignal) => Promise<T>;

/**
 * The answer to a question that is no screen's first: null until it is there, and for good when it
 * could not be had. The last answer stays while another question is under way, which ends the one
 * before it. Pass a question that changes only with what it asks; null asks nothing.
 */
export function useAnswer<T>(ask: Question<T> | null): T | null {
  const [answer, setAnswer] = useState<T | null>(null);

  useEffect(() => {
    if (ask === null) return;
    const controller = new AbortController();
    const { signal } = controller;
    ask(signal).then(
      (value) => {
        if (!signal.aborted) setAnswer(value);
      },
      () => undefined,
    );
    return () => controller.abort();
  }, [ask]);

  return answer;
}
