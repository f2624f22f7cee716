/** Whether the SDK refused an address because it already has an account. */
export const isEmailInUse = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'auth/email-already-in-use';
