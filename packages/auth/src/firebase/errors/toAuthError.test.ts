import { describe, expect, it } from 'vitest';
import { AuthError } from '../../authError.ts';
import { knownCodes } from './knownCodes.ts';
import { stableCodes } from './providerCodes.ts';
import { toAuthError } from './toAuthError.ts';

const codesOfSdk = new Set(knownCodes);

/** Codes that the server sends and the SDK passes through, though its list lacks them. */
const codesOfServer = [
  'auth/api-key-not-valid.-please-pass-a-valid-api-key.',
  'auth/configuration-not-found',
  'auth/invalid-profile-attribute',
  'auth/invalid-refresh-token',
  'auth/missing-email',
  'auth/missing-refresh-token',
  'auth/project-not-found',
];

const thrown = (code: string): Error => Object.assign(new Error('Firebase'), { code });

describe('the table of provider codes', () => {
  it('covers a list of more than 100 codes', () => {
    expect(codesOfSdk.size).toBeGreaterThan(100);
  });

  it.each([...codesOfSdk])('maps %s', (code) => {
    expect(stableCodes.has(code)).toBe(true);
  });

  it('has no code that is never sent', () => {
    const known = new Set([...codesOfSdk, ...codesOfServer]);
    expect([...stableCodes.keys()].filter((code) => !known.has(code))).toEqual([]);
  });
});

describe('toAuthError', () => {
  it.each([
    ['auth/invalid-credential', 'signIn', 'invalid-credentials'],
    ['auth/wrong-password', 'signIn', 'invalid-credentials'],
    ['auth/user-not-found', 'signIn', 'invalid-credentials'],
    ['auth/user-disabled', 'signIn', 'invalid-credentials'],
    ['auth/missing-password', 'signIn', 'invalid-credentials'],
    ['auth/invalid-email', 'signIn', 'invalid-email'],
    ['auth/missing-email', 'signUp', 'invalid-email'],
    ['auth/email-already-in-use', 'signUp', 'sign-up-refused'],
    ['auth/admin-restricted-operation', 'signUp', 'sign-up-refused'],
    ['auth/user-disabled', 'signUp', 'sign-up-refused'],
    ['auth/weak-password', 'signUp', 'weak-password'],
    ['auth/password-does-not-meet-requirements', 'signUp', 'weak-password'],
    ['auth/user-disabled', 'account', 'session-ended'],
    ['auth/user-not-found', 'account', 'session-ended'],
    ['auth/user-token-expired', 'account', 'session-ended'],
    ['auth/invalid-refresh-token', 'account', 'session-ended'],
    ['auth/too-many-requests', 'signIn', 'too-many-requests'],
    ['auth/network-request-failed', 'signUp', 'network'],
    ['auth/operation-not-allowed', 'signIn', 'not-available'],
    ['auth/invalid-profile-attribute', 'account', 'invalid-photo'],
    ['auth/popup-blocked', 'google', 'popup-blocked'],
    ['auth/user-cancelled', 'google', 'popup-closed'],
    ['auth/account-exists-with-different-credential', 'google', 'other-way'],
    ['auth/user-disabled', 'google', 'sign-up-refused'],
    ['auth/never-heard-of', 'signIn', 'unknown'],
    ['constructor', 'signIn', 'unknown'],
  ] as const)('maps %s during %s to %s', (provider, call, code) => {
    const cause = thrown(provider);
    const error = toAuthError(cause, call);
    expect(error).toBeInstanceOf(AuthError);
    expect(error).toMatchObject({ code, cause });
  });

  it.each([null, undefined, 'auth/invalid-email', 404, {}, new Error('no code')])(
    'maps %s, which is not an error of the provider, to unknown',
    (cause) => {
      expect(toAuthError(cause, 'account')).toMatchObject({ code: 'unknown', cause });
    },
  );

  it('passes an AuthError through', () => {
    const error = new AuthError('invalid-photo');
    expect(toAuthError(error, 'signIn')).toBe(error);
  });
});
