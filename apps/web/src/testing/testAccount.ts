/** An account for tests and stories. */
export const testAccount = {
  id: 'lucia',
  email: 'lucia@example.com',
  displayName: 'Lucía',
  photoUrl: '',
  isEmailVerified: true,
  hasPassword: true,
} as const;

export const signedIn = { status: 'signedIn', account: testAccount } as const;
export const signedOut = { status: 'signedOut' } as const;
