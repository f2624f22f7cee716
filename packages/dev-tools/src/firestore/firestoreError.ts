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
  readonly #details: object;

  constructor(code: FirestoreErrorCode, message: string, details: object = {}) {
    super(message);
    this.code = code;
    this.#details = details;
  }

  /** The answer's body, as Google's: `{ error: { code: 403, message, status } }`. */
  toJSON() {
    const { message, code: status } = this;
    return { error: { code: statusOf[status], message, status, ...this.#details } };
  }
}

/** Why a store answers nobody for now. */
export type Refusal = 'RESOURCE_EXHAUSTED' | 'UNAVAILABLE' | 'no-database' | 'service-disabled';

/** What Google answers then, with the beginning of its words. */
export const refusals: Readonly<Record<Refusal, FirestoreError>> = {
  RESOURCE_EXHAUSTED: new FirestoreError('RESOURCE_EXHAUSTED', 'Quota exceeded.'),
  UNAVAILABLE: new FirestoreError('UNAVAILABLE', 'The service is currently unavailable.'),
  'no-database': new FirestoreError(
    'NOT_FOUND',
    'The database (default) does not exist for project demo Please visit https://console.cloud.google.com/datastore/setup',
  ),
  'service-disabled': new FirestoreError(
    'PERMISSION_DENIED',
    'Cloud Firestore API has not been used in project demo before or it is disabled.',
    { details: [{ reason: 'SERVICE_DISABLED' }] },
  ),
};
