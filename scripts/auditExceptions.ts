/** An accepted advisory with a reason and an expiry date. */
export interface AuditException {
  /** 'GHSA-xxxx-xxxx-xxxx', the end of the advisory's address. */
  readonly id: string;
  /** Why it does not affect the product or its build. */
  readonly reason: string;
  /** The last day before it needs another review: '2026-12-31'. */
  readonly until: string;
}

export const auditExceptions: readonly AuditException[] = [];
