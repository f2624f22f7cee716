import { useServices } from '@aulario/frame/services/Services.tsx';
import { useState } from 'react';

/** What became of a form that goes to one of the operator's services. */
export type SendingState = 'idle' | 'busy' | 'done' | 'failed';

/** Sends a form once at a time, and holds what became of it. `context` names it in reports. */
export function useSending(context: string) {
  const { report } = useServices();
  const [state, setState] = useState<SendingState>('idle');

  const send = async (ask: () => Promise<void>) => {
    if (state === 'busy') return;
    setState('busy');
    try {
      await ask();
      setState('done');
    } catch (error) {
      report(error, context);
      setState('failed');
    }
  };

  return { state, send, reset: () => setState('idle') };
}
