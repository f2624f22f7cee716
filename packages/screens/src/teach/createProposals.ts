import type { Proposals } from '@aulario/frame/services/Proposals.ts';

/** The operator's values; '' for one that is not configured. */
interface ProposalOptions {
  /** An endpoint that takes a form-encoded POST with `kind`, `address` and `note`. */
  readonly url: string;
  readonly email: string;
  readonly issuesUrl: string;
}

/** The way by which proposals reach the operator: the endpoint before the mail, the mail before the tracker. */
export function createProposals(
  { url, email, issuesUrl }: ProposalOptions,
  send: typeof fetch = fetch,
): Proposals {
  if (url !== '') {
    return {
      kind: 'endpoint',
      async send({ kind, address, note }) {
        const body = new URLSearchParams({ kind, address, note });
        const response = await send(url, { method: 'POST', body });
        if (!response.ok) throw new Error(`The proposals' endpoint answered ${response.status}.`);
      },
    };
  }
  if (email !== '') return { kind: 'mail', address: email };
  return issuesUrl === '' ? { kind: 'none' } : { kind: 'tracker', url: issuesUrl };
}
