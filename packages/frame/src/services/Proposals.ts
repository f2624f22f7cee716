/** What a message about a course asks of those who run the installation. */
export type ProposalKind = 'add' | 'correct' | 'withdraw';

/** A message about a course. */
export interface Proposal {
  readonly kind: ProposalKind;
  /** The https address of the course on its platform. */
  readonly address: string;
  /** What the reader says about it; '' for nothing. */
  readonly note: string;
}

/** Where an installation takes proposals. */
export type Proposals =
  | {
      readonly kind: 'endpoint';
      /** Rejects unless the endpoint confirms that it has the proposal. */
      readonly send: (proposal: Proposal) => Promise<void>;
    }
  | { readonly kind: 'mail'; readonly address: string }
  /** A public issue tracker. */
  | { readonly kind: 'tracker'; readonly url: string }
  /** Nobody is named: the message can only be copied. */
  | { readonly kind: 'none' };
