import { describe, expect, it, vi } from 'vitest';
import { tokenKey } from '../../tokenRecord.ts';
import {
  accountIn,
  type CurrentHarness,
  newEmail,
  reloaded,
  settled,
  signedUp,
} from './authServiceHarness.ts';
import { fails } from './failure.ts';

const ends = ['disable', 'remove', 'revoke', 'changePassword'] as const;
const ended = { status: 'signedOut', reason: 'session-ended' };

/** How a session begins, lasts and ends. */
export function sessionContract(harness: CurrentHarness): void {
  describe('session', () => {
    it('is loading first, then signed out', async () => {
      const service = harness().open();
      expect(service.getState()).toEqual({ status: 'loading' });
      expect(await settled(service)).toEqual({ status: 'signedOut' });
    });

    it('survives a reload, which begins with loading again', async () => {
      const { service } = await signedUp(harness());
      const account = accountIn(service);
      await harness().leave();
      const page = harness().open();
      expect(page.getState()).toEqual({ status: 'loading' });
      expect(await settled(page)).toEqual({ status: 'signedIn', account });
    });

    it('is not hidden by a failed sign-in during its confirmation', async () => {
      const { email } = await signedUp(harness());
      await harness().leave();
      const page = harness().open();
      const seen: string[] = [];
      page.subscribe(() => seen.push(page.getState().status));
      await fails(page.signIn({ email, password: 'wrong horse' }), 'invalid-credentials');
      expect((await settled(page)).status).toBe('signedIn');
      expect(seen).toEqual(['signedIn']);
    });

    it('ends with sign-out, also after a reload', async () => {
      const { service } = await signedUp(harness());
      await service.signOut();
      expect(service.getState()).toEqual({ status: 'signedOut' });
      expect(await settled(await reloaded(harness()))).toEqual({ status: 'signedOut' });
    });

    it('can be ended twice', async () => {
      const { service } = await signedUp(harness());
      await service.signOut();
      await service.signOut();
      expect(service.getState().status).toBe('signedOut');
    });

    it.each(ends)('ends at the account call after %s', async (end) => {
      const { service, email } = await signedUp(harness());
      await harness()[end](email);
      expect(service.getState().status).toBe('signedIn');
      const change = { displayName: 'Ada', photoUrl: '' };
      await fails(service.updateProfile(change), 'session-ended');
      expect(service.getState()).toEqual(ended);
      expect(harness().storage.getItem(tokenKey)).toBeNull();
    });

    it.each(ends)('ends at the next check after %s', async (end) => {
      const { service, email } = await signedUp(harness());
      await harness()[end](email);
      await service.checkSession();
      expect(service.getState()).toEqual(ended);
      expect(harness().storage.getItem(tokenKey)).toBeNull();
    });

    it.each(ends)('does not survive %s and a reload', async (end) => {
      const { email } = await signedUp(harness());
      await harness()[end](email);
      expect(await settled(await reloaded(harness()))).toEqual(ended);
    });

    it('stays when a check succeeds', async () => {
      const { service } = await signedUp(harness());
      const before = service.getState();
      await service.checkSession();
      expect(service.getState()).toBe(before);
    });

    it.each([false, true])('is proved by a token (renewed: %s)', async (isRenewed) => {
      const { service } = await signedUp(harness());
      const before = service.getState();
      expect(await service.getToken(isRenewed)).toMatch(/.{10}/);
      expect(service.getState()).toBe(before);
    });

    it('gives no token when there is none', async () => {
      const service = harness().open();
      await fails(service.getToken(), 'session-ended');
    });

    it('is not required for a check', async () => {
      const service = harness().open();
      await service.checkSession();
      expect(service.getState()).toEqual({ status: 'signedOut' });
    });

    it('has no reason any more after a sign-in and sign-out', async () => {
      const { service, email } = await signedUp(harness());
      await harness().remove(email);
      await service.checkSession();
      await service.signUp({ email: newEmail(), password: 'correct horse' });
      await service.signOut();
      expect(service.getState()).toEqual({ status: 'signedOut' });
    });
  });

  describe('listeners', () => {
    it('are called once for each change, with the state already changed', async () => {
      const service = harness().open();
      await settled(service);
      const seen: string[] = [];
      service.subscribe(() => seen.push(service.getState().status));
      const credentials = { email: newEmail(), password: 'correct horse' };
      await service.signUp(credentials);
      await service.signOut();
      await service.signIn(credentials);
      expect(seen).toEqual(['signedIn', 'signedOut', 'signedIn']);
    });

    it('are not called after they unsubscribe, and do not affect each other', async () => {
      const service = harness().open();
      await settled(service);
      const [leaving, staying] = [vi.fn(), vi.fn()];
      const leave = service.subscribe(leaving);
      service.subscribe(staying);
      leave();
      leave();
      await service.signUp({ email: newEmail(), password: 'correct horse' });
      expect(leaving).not.toHaveBeenCalled();
      expect(staying).toHaveBeenCalledOnce();
    });

    it('get the same state object while nothing changes', async () => {
      const { service } = await signedUp(harness());
      expect(service.getState()).toBe(service.getState());
    });
  });
}
