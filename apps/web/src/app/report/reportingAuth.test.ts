import { AuthError, type AuthErrorCode } from '@aulario/auth';
import { createMemoryAuthService } from '@aulario/auth/testing';
import { expect, it, vi } from 'vitest';
import { reportingAuth } from './reportingAuth.ts';

const failing = (error: unknown) => ({
  ...createMemoryAuthService(),
  signOut: () => Promise.reject(error),
});

it.each<AuthErrorCode>(['unknown', 'not-available', 'not-erased'])(
  'reports %s once',
  async (code) => {
    const report = vi.fn();
    const error = new AuthError(code);
    await expect(reportingAuth(failing(error), report).signOut()).rejects.toBe(error);
    expect(report.mock.calls).toEqual([[error, 'accounts']]);
  },
);

it('reports an error that is no AuthError', async () => {
  const report = vi.fn();
  const error = new TypeError('undefined is not a function');
  await expect(reportingAuth(failing(error), report).signOut()).rejects.toBe(error);
  expect(report.mock.calls).toEqual([[error, 'accounts']]);
});

it.each<AuthErrorCode>(['network', 'invalid-credentials', 'timeout'])(
  'leaves %s to the screen',
  async (code) => {
    const report = vi.fn();
    await expect(reportingAuth(failing(new AuthError(code)), report).signOut()).rejects.toThrow();
    expect(report).not.toHaveBeenCalled();
  },
);
