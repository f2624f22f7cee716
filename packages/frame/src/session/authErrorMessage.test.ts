import { AuthError } from '@aulario/auth';
import { knownCodes, stableCodeOf } from '@aulario/auth/testing/codes';
import { describe, expect, it } from 'vitest';
import en from '../locales/en.json?raw';
import es from '../locales/es.json?raw';
import { authErrorMessage } from './authErrorMessage.ts';

const codes = [...new Set(knownCodes.map(stableCodeOf))];

it('walks every code of the provider, each with a stable one', () => {
  expect(knownCodes.length).toBeGreaterThan(100);
  expect(knownCodes.filter((code) => stableCodeOf(code) === undefined)).toEqual([]);
});

describe.each([
  ['es', es],
  ['en', en],
])('in %s', (_language, source) => {
  const texts = JSON.parse(source) as Record<string, string>;

  it.each(knownCodes)('has words for %s', (code) => {
    const message = authErrorMessage(new AuthError(stableCodeOf(code) ?? 'unknown'));
    expect(texts[message]).toMatch(/\w{3}/);
    // Only what nobody can do anything about gets a general message.
    expect(message === 'authError.unknown').toBe(stableCodeOf(code) === 'unknown');
  });

  it('never says that an address has an account, or has none', () => {
    const said = codes
      .map((code) => texts[authErrorMessage(new AuthError(code ?? 'unknown'))])
      .join(' ');
    expect(said).not.toMatch(
      /no existe|ya existe|ya está|no hay ninguna cuenta|in use|exists|no account/i,
    );
  });
});

it('takes anything else for an unknown failure', () => {
  expect(authErrorMessage(new Error('boom'))).toBe('authError.unknown');
  expect(authErrorMessage(undefined)).toBe('authError.unknown');
});
