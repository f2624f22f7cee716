import { describe, expect, it } from 'vitest';
import {
  accountIn,
  type CurrentHarness,
  codeTo,
  newEmail,
  settled,
  signedUp,
} from './authServiceHarness.ts';
import { errorOf, fails } from './failure.ts';

/** What signing up and in accept, refuse and tell. */
export function credentialsContract(harness: CurrentHarness): void {
  describe('sign-up', () => {
    it('makes an account and signs nobody in', async () => {
      const service = harness().open();
      const credentials = { email: newEmail(), password: 'correct horse' };
      await service.signUp(credentials);
      expect(await settled(service)).toEqual({ status: 'signedOut' });
      await service.signIn(credentials);
      expect(accountIn(service)).toEqual({
        id: expect.stringMatching(/./),
        email: credentials.email,
        displayName: '',
        photoUrl: '',
        isEmailVerified: false,
        hasPassword: true,
      });
    });

    it('sends the verification mail', async () => {
      const { email } = await signedUp(harness());
      expect(await codeTo(harness(), email, 'verify-email')).toMatch(/./);
    });

    it('answers an address that has an account like a new one, whatever its case', async () => {
      const { service, email, password } = await signedUp(harness());
      await service.signOut();
      for (const address of [email, email.toUpperCase(), newEmail()]) {
        expect(await service.signUp({ email: address, password })).toBeUndefined();
        expect(service.getState()).toEqual({ status: 'signedOut' });
      }
    });

    it('leads the owner of an address that has an account to a new password', async () => {
      const { service, email } = await signedUp(harness());
      await service.signOut();
      await service.signUp({ email, password: 'another long horse' });
      expect(await codeTo(harness(), email, 'reset-password')).toMatch(/./);
      await fails(service.signIn({ email, password: 'another long horse' }), 'invalid-credentials');
    });

    it('answers a blocked address alike', async () => {
      const { service, email, password } = await signedUp(harness());
      await service.signOut();
      await harness().disable(email);
      expect(await service.signUp({ email, password })).toBeUndefined();
    });

    it.each(['', 'ada', 'ada@', '@example.com'])('finds %j no address', async (email) => {
      const service = harness().open();
      await fails(service.signUp({ email, password: 'correct horse' }), 'invalid-email');
    });

    it.each(['', '12345'])('finds the password %j weak', async (password) => {
      const service = harness().open();
      await fails(service.signUp({ email: newEmail(), password }), 'weak-password');
      expect((await settled(service)).status).toBe('signedOut');
    });
  });

  describe('sign-in', () => {
    it('takes the right password, the address in any case', async () => {
      const { service, email, password } = await signedUp(harness());
      const { id } = accountIn(service);
      await service.signOut();
      await service.signIn({ email: email.toUpperCase(), password });
      expect(accountIn(service)).toMatchObject({ id, email });
    });

    it('tells a wrong password, an unknown and a blocked address alike', async () => {
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

    it('finds what is no address', async () => {
      const service = harness().open();
      await fails(service.signIn({ email: 'ada', password: 'correct horse' }), 'invalid-email');
    });

    it('keeps the session there was when it fails', async () => {
      const { service, email } = await signedUp(harness());
      const before = service.getState();
      await fails(service.signIn({ email, password: 'wrong horse' }), 'invalid-credentials');
      expect(service.getState()).toBe(before);
    });

    it('keeps the password nowhere', async () => {
      const { service, password } = await signedUp(harness());
      expect(JSON.stringify([service, service.getState()])).not.toContain(password);
      expect(JSON.stringify({ ...harness().storage })).not.toContain(password);
    });
  });
}
