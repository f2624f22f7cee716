/** An advisory that is known and lived with, for a reason and until a day. */
export interface AuditException {
  /** 'GHSA-xxxx-xxxx-xxxx', the end of the advisory's address. */
  readonly id: string;
  /** Why the product or its build cannot be harmed by it. */
  readonly reason: string;
  /** The last day on which that holds without being looked at again: '2026-12-31'. */
  readonly until: string;
}

export const auditExceptions: readonly AuditException[] = [];
