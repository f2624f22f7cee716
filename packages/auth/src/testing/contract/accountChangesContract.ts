import { describe, expect, it } from 'vitest';
import { AuthError } from '../../authError.ts';
import { tokenKey } from '../../tokenRecord.ts';
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

const other = 'another long horse';

/** The changes that need reauthentication. */
export function accountChangesContract(harness: CurrentHarness): void {
  describe('a change of password', () => {
    it('keeps this session, and only the new one signs in', async () => {
      const { service, email, password } = await signedUp(harness());
      const before = service.getState();
      await service.changePassword({ current: password, password: other });
      expect(service.getState()).toBe(before);
      await service.checkSession();
      expect(service.getState().status).toBe('signedIn');
      await service.signOut();
      await fails(service.signIn({ email, password }), 'invalid-credentials');
      await service.signIn({ email, password: other });
    });

    it.each(['', 'wrong horse'])('rejects the current password %j', async (current) => {
      const { service } = await signedUp(harness());
      const before = service.getState();
      await fails(service.changePassword({ current, password: other }), 'invalid-credentials');
      expect(service.getState()).toBe(before);
    });

    it('rejects a weak password', async () => {
      const { service, password } = await signedUp(harness());
      const change = { current: password, password: '12345' };
      await fails(service.changePassword(change), 'weak-password');
    });
  });

  describe('a change of address', () => {
    it('takes effect when the link in its mail is followed', async () => {
      const { service, email, password } = await signedUp(harness());
      const next = newEmail();
      await service.changeEmail({ email: next, password });
      expect(accountIn(service).email).toBe(email);
      const code = await codeTo(harness(), next, 'change-email');
      expect(await service.readLink(code)).toEqual({ kind: 'change-email', email: next });
      await service.followLink(code);
      expect(accountIn(service)).toMatchObject({ email: next, isEmailVerified: true });
      await service.signOut();
      await fails(service.signIn({ email, password }), 'invalid-credentials');
      await service.signIn({ email: next, password });
    });

    it('does not reveal whether the new address has an account', async () => {
      const known = await signedUp(harness());
      const { service, password } = await signedUp(harness());
      expect(await service.changeEmail({ email: known.email, password })).toBeUndefined();
      expect(await harness().codesTo(known.email, 'change-email')).toEqual([]);
    });

    it('rejects a wrong password', async () => {
      const { service } = await signedUp(harness());
      const change = { email: newEmail(), password: 'wrong horse' };
      await fails(service.changeEmail(change), 'invalid-credentials');
      expect(await harness().codesTo(change.email, 'change-email')).toEqual([]);
    });
  });

  describe('deleting the account', () => {
    it('leaves no account, no session and no token', async () => {
      const { service, email, password } = await signedUp(harness());
      await service.deleteAccount({ password });
      expect(service.getState()).toEqual({ status: 'signedOut', reason: 'account-deleted' });
      expect(harness().storage.getItem(tokenKey)).toBeNull();
      await fails(service.signIn({ email, password }), 'invalid-credentials');
      expect(await settled(await reloaded(harness()))).toEqual({ status: 'signedOut' });
    });

    it('has the records erased first, by a token of the session', async () => {
      const { service, email, password } = await signedUp(harness());
      const { id } = accountIn(service);
      const erased: unknown[] = [];
      harness().eraseRecords = async (accountId, token) => {
        // The password is checked first, which renews the token.
        erased.push(accountId, token === (await service.getToken()), service.getState().status);
      };
      await service.deleteAccount({ password });
      expect(erased).toEqual([id, true, 'signedIn']);
      await fails(service.signIn({ email, password }), 'invalid-credentials');
    });

    it('has erased again what another device wrote meanwhile, whatever comes of it', async () => {
      const { service, password } = await signedUp(harness());
      const tokens: string[] = [];
      const states: string[] = [];
      harness().eraseRecords = async (_, token) => {
        tokens.push(token);
        states.push(service.getState().status);
        if (tokens.length > 1) throw new AuthError('network');
      };
      await service.deleteAccount({ password });
      expect(states).toEqual(['signedIn', 'signedOut']);
      expect(tokens[1]).toBe(tokens[0]);
      expect(service.getState()).toEqual({ status: 'signedOut', reason: 'account-deleted' });
    });

    it.each([
      [new AuthError('network'), 'network'],
      [new AuthError('not-erased'), 'not-erased'],
      [new Error('Broken'), 'unknown'],
    ] as const)(
      'keeps the account when its records could not be erased: %s',
      async (error, code) => {
        const { service, email, password } = await signedUp(harness());
        const before = service.getState();
        harness().eraseRecords = () => Promise.reject(error);
        await fails(service.deleteAccount({ password }), code);
        expect(service.getState()).toEqual(before);
        await service.signOut();
        await service.signIn({ email, password });
      },
    );

    it('erases nothing for a wrong password', async () => {
      const { service } = await signedUp(harness());
      let isErased = false;
      harness().eraseRecords = async () => {
        isErased = true;
      };
      await fails(service.deleteAccount({ password: 'wrong horse' }), 'invalid-credentials');
      expect(isErased).toBe(false);
    });

    it('rejects a wrong password', async () => {
      const { service } = await signedUp(harness());
      const before = service.getState();
      await fails(service.deleteAccount({ password: 'wrong horse' }), 'invalid-credentials');
      expect(service.getState()).toBe(before);
    });
  });

  it('every change requires a session', async () => {
    const service = harness().open();
    const change = { current: other, password: other };
    await fails(service.changePassword(change), 'session-ended');
    await fails(service.changeEmail({ email: newEmail(), password: other }), 'session-ended');
    await fails(service.deleteAccount({ password: other }), 'session-ended');
  });

  it.each(['disable', 'remove', 'revoke'] as const)(
    'each ends the session after %s',
    async (end) => {
      const { service, email, password } = await signedUp(harness());
      await harness()[end](email);
      await fails(service.deleteAccount({ password }), 'session-ended');
      expect(service.getState()).toEqual({ status: 'signedOut', reason: 'session-ended' });
    },
  );
}
