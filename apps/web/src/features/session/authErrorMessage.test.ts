import { AuthError, type AuthErrorCode } from '@aulario/auth';
import { describe, expect, it } from 'vitest';
import en from '../../locales/en.json?raw';
import es from '../../locales/es.json?raw';
import { authErrorMessage } from './authErrorMessage.ts';

const codes: AuthErrorCode[] = [
  'invalid-credentials',
  'invalid-email',
  'weak-password',
  'sign-up-refused',
  'invalid-link',
  'session-ended',
  'too-many-requests',
  'network',
  'not-available',
  'invalid-photo',
  'unknown',
];

describe.each([
  ['es', es],
  ['en', en],
])('in %s', (_language, source) => {
  const texts = JSON.parse(source) as Record<string, string>;

  it.each(codes)('has words for %s', (code) => {
    expect(texts[authErrorMessage(new AuthError(code))]).toMatch(/\w{3}/);
  });

  it('never says that an address has an account, or has none', () => {
    const said = codes.map((code) => texts[authErrorMessage(new AuthError(code))]).join(' ');
    expect(said).not.toMatch(
      /no existe|ya existe|ya está|no hay ninguna cuenta|in use|exists|no account/i,
    );
  });
});

it('takes anything else for an unknown failure', () => {
  expect(authErrorMessage(new Error('boom'))).toBe('authError.unknown');
  expect(authErrorMessage(undefined)).toBe('authError.unknown');
});
