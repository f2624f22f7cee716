import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { tokenKey } from '../../tokenRecord.ts';
import {
  type CurrentHarness,
  reloaded,
  settled,
  signedUp,
  waitOptions,
} from './authServiceHarness.ts';

/** The token record: written as specified, never read to decide anything. */
export function tokenRecordContract(harness: CurrentHarness): void {
  const token = (): string | null => harness().storage.getItem(tokenKey);

  describe('token record', () => {
    it('is written when sign-up and sign-in resolve, removed when sign-out does', async () => {
      const { service, email, password } = await signedUp(harness());
      expect(token()).toMatch(/./);
      await service.signOut();
      expect(token()).toBeNull();
      await service.signIn({ email, password });
      expect(token()).toMatch(/./);
    });

    it('is written again when the session is restored', async () => {
      await signedUp(harness());
      harness().storage.removeItem(tokenKey);
      expect((await settled(await reloaded(harness()))).status).toBe('signedIn');
      await vi.waitFor(() => expect(token()).toMatch(/./), waitOptions);
    });

    it.each(['made-up', '', '{"uid":"1"}', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'])(
      'signs nobody in when forged as %j',
      async (forged) => {
        harness().storage.setItem(tokenKey, forged);
        const service = harness().open();
        expect(service.getState()).toEqual({ status: 'loading' });
        expect(await settled(service)).toMatchObject({ status: 'signedOut' });
        await vi.waitFor(() => expect(token()).toBeNull(), waitOptions);
      },
    );

    it('signs nobody out when forged or removed', async () => {
      const { service } = await signedUp(harness());
      const before = service.getState();
      harness().storage.setItem(tokenKey, 'made-up');
      expect(service.getState()).toBe(before);
      await service.updateProfile({ displayName: 'Ada', photoUrl: '' });
      harness().storage.removeItem(tokenKey);
      await service.updateProfile({ displayName: 'Ada P.', photoUrl: '' });
      expect(service.getState()).toMatchObject({ account: { displayName: 'Ada P.' } });
    });

    it('does not break a sign-in when it cannot be written', async () => {
      const setItem = Storage.prototype.setItem;
      const write = vi.spyOn(Storage.prototype, 'setItem');
      onTestFinished(() => write.mockRestore());
      write.mockImplementation(function (this: Storage, key, value) {
        if (key === tokenKey) throw new DOMException('full', 'QuotaExceededError');
        setItem.call(this, key, value);
      });
      const { service } = await signedUp(harness());
      expect(service.getState().status).toBe('signedIn');
      expect(write).toHaveBeenCalledWith(tokenKey, expect.any(String));
    });
  });
}
