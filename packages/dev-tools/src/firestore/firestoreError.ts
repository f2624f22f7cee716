/** The codes of the API's errors that the store answers with, and their HTTP statuses. */
export const statusOf = {
  INVALID_ARGUMENT: 400,
  FAILED_PRECONDITION: 400,
  UNAUTHENTICATED: 401,
  PERMISSION_DENIED: 403,
  NOT_FOUND: 404,
  ALREADY_EXISTS: 409,
  RESOURCE_EXHAUSTED: 429,
  UNAVAILABLE: 503,
} as const;

type FirestoreErrorCode = keyof typeof statusOf;

/** What the store answers a request with that it does not carry out. */
export class FirestoreError extends Error {
  readonly code: FirestoreErrorCode;
  readonly #reason: string | undefined;

  constructor(code: FirestoreErrorCode, message: string, reason?: string) {
    super(message);
    this.code = code;
    this.#reason = reason;
  }

  /** The answer's body, as Google's: `{ error: { code: 403, message, status } }`. */
  toJSON() {
    const details = this.#reason !== undefined && { details: [{ reason: this.#reason }] };
    const { message, code: status } = this;
    return { error: { code: statusOf[status], message, status, ...details } };
  }
}

/** Why a store answers nobody for now. */
export type Refusal = 'RESOURCE_EXHAUSTED' | 'UNAVAILABLE' | 'no-database' | 'service-disabled';

/** What Google answers then, with the beginning of its words. */
export function refusalError(refusal: Refusal, projectId: string): FirestoreError {
  if (refusal === 'no-database')
    return new FirestoreError(
      'NOT_FOUND',
      `The database (default) does not exist for project ${projectId} Please visit https://console.cloud.google.com/datastore/setup?project=${projectId}`,
    );
  if (refusal === 'service-disabled')
    return new FirestoreError(
      'PERMISSION_DENIED',
      `Cloud Firestore API has not been used in project ${projectId} before or it is disabled.`,
      'SERVICE_DISABLED',
    );
  return new FirestoreError(refusal, 'The provider refuses for now.');
}
