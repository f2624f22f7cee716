import { describe, expect, it } from 'vitest';
import {
  accountIn,
  type CurrentHarness,
  codeTo,
  googleToken,
  newEmail,
  reloaded,
  settled,
  signedUp,
} from './authServiceHarness.ts';
import { fails } from './failure.ts';

/** Signing in with a Google ID token. */
export function googleContract(harness: CurrentHarness): void {
  const entered = async () => {
    const service = harness().open();
    const email = newEmail();
    const token = googleToken(email);
    await service.signInWithGoogle(token);
    return { service, email, token };
  };

  describe('Google', () => {
    it('creates an account without a password, and signs in to it again', async () => {
      const { service, email, token } = await entered();
      const account = accountIn(service);
      expect(account).toMatchObject({ email, isEmailVerified: true, hasPassword: false });
      expect((await settled(await reloaded(harness()))).status).toBe('signedIn');
      const page = await reloaded(harness());
      await page.signOut();
      await page.signInWithGoogle(token);
      expect(accountIn(page).id).toBe(account.id);
    });

    it('signs in to the existing account of its address', async () => {
      const { service, email, password } = await signedUp(harness());
      const { id } = accountIn(service);
      await service.followLink(await codeTo(harness(), email, 'verify-email'));
      await service.signOut();
      await service.signInWithGoogle(googleToken(email));
      expect(accountIn(service).id).toBe(id);
      await service.signOut();
      await service.signIn({ email, password });
      expect(accountIn(service).id).toBe(id);
    });

    it('rejects a blocked account, as a password does', async () => {
      const { service, email, token } = await entered();
      await service.signOut();
      await harness().disable(email);
      await fails(service.signInWithGoogle(token), 'sign-up-refused');
      expect(service.getState().status).toBe('signedOut');
    });

    it('accepts only tokens issued by Google', async () => {
      const service = harness().open();
      await fails(service.signInWithGoogle('made up'), 'invalid-credentials');
      expect((await settled(service)).status).toBe('signedOut');
    });

    it('can add a password by mail', async () => {
      const { service, email } = await entered();
      await service.sendPasswordReset(email);
      const code = await codeTo(harness(), email, 'reset-password');
      const password = 'correct horse';
      await service.resetPassword({ code, password });
      await service.signOut();
      await service.signIn({ email, password });
      expect(accountIn(service).hasPassword).toBe(true);
    });

    it('proves the ownership of an account to delete', async () => {
      const { service, email, token } = await entered();
      const other = { googleToken: googleToken(newEmail()) };
      await fails(service.deleteAccount(other), 'invalid-credentials');
      expect(accountIn(service).email).toBe(email);
      await service.deleteAccount({ googleToken: token });
      expect(service.getState()).toEqual({ status: 'signedOut', reason: 'account-deleted' });
    });
  });
}
