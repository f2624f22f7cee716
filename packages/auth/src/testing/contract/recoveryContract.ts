import { describe, expect, it } from 'vitest';
import {
  accountIn,
  type CurrentHarness,
  codeTo,
  newEmail,
  settled,
  signedUp,
} from './authServiceHarness.ts';
import { fails } from './failure.ts';

/** Recovering an account, and the links of mails. */
export function recoveryContract(harness: CurrentHarness): void {
  const other = 'another long horse';

  describe('a forgotten password', () => {
    it('is replaced with the link of a mail, once', async () => {
      const { service, email, password } = await signedUp(harness());
      await service.signOut();
      await service.sendPasswordReset(email.toUpperCase());
      const code = await codeTo(harness(), email, 'reset-password');
      expect(await service.readLink(code)).toEqual({ kind: 'reset-password', email });
      await service.resetPassword({ code, password: other });
      await fails(service.signIn({ email, password }), 'invalid-credentials');
      await service.signIn({ email, password: other });
      expect(accountIn(service)).toMatchObject({ email, isEmailVerified: true });
      await fails(service.resetPassword({ code, password }), 'invalid-link');
      await fails(service.readLink(code), 'invalid-link');
    });

    it('gives the same answer for known, unknown and blocked addresses', async () => {
      const { service, email } = await signedUp(harness());
      const blocked = await signedUp(harness());
      await harness().disable(blocked.email);
      for (const address of [email, newEmail(), blocked.email]) {
        expect(await service.sendPasswordReset(address)).toBeUndefined();
      }
    });

    it('requires an address', async () => {
      await fails(harness().open().sendPasswordReset(''), 'invalid-email');
    });

    it('keeps its link valid when the new one is too weak', async () => {
      const { service, email } = await signedUp(harness());
      await service.sendPasswordReset(email);
      const code = await codeTo(harness(), email, 'reset-password');
      await fails(service.resetPassword({ code, password: '12345' }), 'weak-password');
      await service.resetPassword({ code, password: other });
    });
  });

  describe('the verification mail', () => {
    it('verifies the account that is signed in here', async () => {
      const { service, email } = await signedUp(harness());
      const code = await codeTo(harness(), email, 'verify-email');
      expect(await service.readLink(code)).toEqual({ kind: 'verify-email', email });
      expect(accountIn(service).isEmailVerified).toBe(false);
      await service.followLink(code);
      expect(accountIn(service).isEmailVerified).toBe(true);
      await fails(service.followLink(code), 'invalid-link');
    });

    it('can be followed without a session', async () => {
      const { service, email, password } = await signedUp(harness());
      const code = await codeTo(harness(), email, 'verify-email');
      await service.signOut();
      await service.followLink(code);
      expect(service.getState()).toEqual({ status: 'signedOut' });
      await service.signIn({ email, password });
      expect(accountIn(service).isEmailVerified).toBe(true);
    });

    it('can be sent again', async () => {
      const { service, email } = await signedUp(harness());
      await codeTo(harness(), email, 'verify-email');
      await service.sendVerification();
      expect(await harness().codesTo(email, 'verify-email')).toHaveLength(2);
    });

    it('requires a session', async () => {
      await fails(harness().open().sendVerification(), 'session-ended');
    });
  });

  describe('a link', () => {
    it.each(['', 'made-up', '../..', '<script>'])('is rejected with the code %j', async (code) => {
      const service = harness().open();
      await fails(service.readLink(code), 'invalid-link');
      await fails(service.followLink(code), 'invalid-link');
      await fails(service.resetPassword({ code, password: other }), 'invalid-link');
      expect(await settled(service)).toEqual({ status: 'signedOut' });
    });

    it('cannot be used for another purpose', async () => {
      const { service, email } = await signedUp(harness());
      const code = await codeTo(harness(), email, 'verify-email');
      await fails(service.resetPassword({ code, password: other }), 'invalid-link');
    });

    it('is rejected when its account was deleted', async () => {
      const { service, email } = await signedUp(harness());
      const code = await codeTo(harness(), email, 'verify-email');
      await harness().remove(email);
      await fails(service.followLink(code), 'invalid-link');
    });
  });
}
