import { describe, expect, it } from 'vitest';
import {
  accountIn,
  type CurrentHarness,
  codeTo,
  newEmail,
  reloaded,
  settled,
  signedUp,
} from './authServiceHarness.ts';
import { fails } from './failure.ts';

const password = 'correct horse';
const otherPassword = 'another long horse';

/** Creating an account, and what happens with a taken address. */
export function signUpContract(harness: CurrentHarness): void {
  describe('sign-up', () => {
    it('creates an account and signs it in, also after a reload', async () => {
      const service = harness().open();
      const email = newEmail();
      expect(await service.signUp({ email, password })).toBe('signed-in');
      const account = accountIn(service);
      expect(account).toEqual({
        id: expect.stringMatching(/./),
        email,
        displayName: '',
        photoUrl: '',
        isEmailVerified: false,
        hasPassword: true,
      });
      expect(await settled(await reloaded(harness()))).toEqual({ status: 'signedIn', account });
    });

    it('sends the verification mail', async () => {
      const { service, email } = await signedUp(harness());
      await service.followLink(await codeTo(harness(), email, 'verify-email'));
      expect(accountIn(service)).toMatchObject({ email, isEmailVerified: true });
    });

    it('signs nobody in for a taken address, whatever its case and the password', async () => {
      const { service, email } = await signedUp(harness());
      await service.signOut();
      for (const address of [email, email.toUpperCase()]) {
        expect(await service.signUp({ email: address, password })).toBe('address-taken');
        expect(service.getState()).toEqual({ status: 'signedOut' });
      }
    });

    it('sends the owner of a taken address a link to a new password', async () => {
      const { service, email } = await signedUp(harness());
      await service.signOut();
      await service.signUp({ email, password: otherPassword });
      expect(await codeTo(harness(), email, 'reset-password')).toMatch(/./);
      await fails(service.signIn({ email, password: otherPassword }), 'invalid-credentials');
    });

    it('keeps the current session when the address is taken', async () => {
      const { service: first, email } = await signedUp(harness());
      await first.signOut();
      const own = newEmail();
      await first.signUp({ email: own, password });
      expect(await first.signUp({ email, password })).toBe('address-taken');
      expect(accountIn(first).email).toBe(own);
    });

    it('treats a blocked account like a taken address', async () => {
      const { service, email } = await signedUp(harness());
      await service.signOut();
      await harness().disable(email);
      expect(await service.signUp({ email, password })).toBe('address-taken');
    });

    it.each(['', 'ada', 'ada@', '@example.com'])('rejects the address %j', async (email) => {
      await fails(harness().open().signUp({ email, password }), 'invalid-email');
    });

    it.each(['', '12345'])('rejects the weak password %j', async (weak) => {
      const service = harness().open();
      await fails(service.signUp({ email: newEmail(), password: weak }), 'weak-password');
      expect((await settled(service)).status).toBe('signedOut');
    });
  });
}
