import type { Proposal } from '@aulario/frame/services/Proposals.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useState } from 'react';

/** What became of a proposal that was sent to the endpoint. */
export type SendingState = 'idle' | 'busy' | 'done' | 'failed';

/** A proposal that was written, and its way to the operator. */
export function useProposal() {
  const { proposals, report } = useServices();
  const [proposal, setProposal] = useState<Proposal | null>(null);
  const [state, setState] = useState<SendingState>('idle');

  const write = (written: Proposal | null) => {
    setProposal(written);
    setState('idle');
  };

  const send = async () => {
    if (proposals.kind !== 'endpoint' || proposal === null || state === 'busy') return;
    setState('busy');
    try {
      await proposals.send(proposal);
      setState('done');
    } catch (error) {
      report(error, 'proposal');
      setState('failed');
    }
  };

  return { proposals, proposal, state, write, send };
}
