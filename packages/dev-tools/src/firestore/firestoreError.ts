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

export type FirestoreErrorCode = keyof typeof statusOf;

/** What the store answers a request with that it does not carry out. */
export class FirestoreError extends Error {
  readonly code: FirestoreErrorCode;

  constructor(code: FirestoreErrorCode, message: string) {
    super(message);
    this.code = code;
  }

  /** The answer's body, as Google's: `{ error: { code: 403, message, status } }`. */
  toJSON() {
    return { error: { code: statusOf[this.code], message: this.message, status: this.code } };
  }
}
