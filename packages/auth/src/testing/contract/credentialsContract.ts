import { describe, expect, it } from 'vitest';
import { accountIn, type CurrentHarness, newEmail, signedUp } from './authServiceHarness.ts';
import { errorOf, fails } from './failure.ts';

/** Signing in with a password. */
export function credentialsContract(harness: CurrentHarness): void {
  describe('sign-in', () => {
    it('accepts the right password, and the address in any case', async () => {
      const { service, email, password } = await signedUp(harness());
      const { id } = accountIn(service);
      await service.signOut();
      await service.signIn({ email: email.toUpperCase(), password });
      expect(accountIn(service)).toMatchObject({ id, email });
    });

    it('gives the same error for a wrong password, an unknown and a blocked address', async () => {
      const { service, email, password } = await signedUp(harness());
      const blocked = newEmail();
      await service.signUp({ email: blocked, password });
      await service.signOut();
      await harness().disable(blocked);
      const attempts = [
        { email, password: 'wrong horse' },
        { email, password: '' },
        { email: newEmail(), password },
        { email: blocked, password },
      ];
      const errors = await Promise.all(attempts.map((attempt) => errorOf(service.signIn(attempt))));
      expect(errors.map((error) => error.code)).toEqual(attempts.map(() => 'invalid-credentials'));
      expect(new Set(errors.map((error) => error.message)).size).toBe(1);
      expect(service.getState().status).toBe('signedOut');
    });

    it('rejects an invalid address', async () => {
      const service = harness().open();
      await fails(service.signIn({ email: 'ada', password: 'correct horse' }), 'invalid-email');
    });

    it('keeps the current session when it fails', async () => {
      const { service, email } = await signedUp(harness());
      const before = service.getState();
      await fails(service.signIn({ email, password: 'wrong horse' }), 'invalid-credentials');
      expect(service.getState()).toBe(before);
    });

    it('stores the password nowhere', async () => {
      const { service, password } = await signedUp(harness());
      expect(JSON.stringify([service, service.getState()])).not.toContain(password);
      expect(JSON.stringify({ ...harness().storage })).not.toContain(password);
    });
  });
}
