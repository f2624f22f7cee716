import { describe, expect, it } from 'vitest';
import { type Account, type AuthState, accountChanged, loadingState } from './authState.ts';

const account: Account = {
  id: '1',
  email: 'visitor@example.com',
  displayName: 'Ada',
  photoUrl: '',
  isEmailVerified: false,
  hasPassword: true,
};
const signedIn: AuthState = { status: 'signedIn', account };

describe('accountChanged', () => {
  it('ends loading with or without an account', () => {
    expect(accountChanged(loadingState, null)).toEqual({ status: 'signedOut' });
    expect(accountChanged(loadingState, account)).toEqual(signedIn);
  });

  it('keeps the state object when the account is equal in value', () => {
    expect(accountChanged(signedIn, { ...account })).toBe(signedIn);
    const signedOut = accountChanged(signedIn, null);
    expect(accountChanged(signedOut, null)).toBe(signedOut);
  });

  it.each([
    { id: '2' },
    { email: 'other@example.com' },
    { displayName: 'Ada P.' },
    { photoUrl: 'https://images.example.com/ada.png' },
    { isEmailVerified: true },
    { hasPassword: false },
  ])('creates a new state for %j', (difference) => {
    const next = accountChanged(signedIn, { ...account, ...difference });
    expect(next).not.toBe(signedIn);
    expect(next).toEqual({ status: 'signedIn', account: { ...account, ...difference } });
  });
});
