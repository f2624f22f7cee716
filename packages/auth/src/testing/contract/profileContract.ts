import { describe, expect, it } from 'vitest';
import {
  accountIn,
  type CurrentHarness,
  reloaded,
  settled,
  signedUp,
} from './authServiceHarness.ts';
import { fails } from './failure.ts';

const photo = 'https://images.example.com/ada.png';

/** What a profile update stores, keeps and rejects. */
export function profileContract(harness: CurrentHarness): void {
  describe('profile', () => {
    it('is in a new account object, and still there after a reload', async () => {
      const { service } = await signedUp(harness());
      const before = accountIn(service);
      await service.updateProfile({ displayName: 'Ada Pérez ☕', photoUrl: photo });
      const after = accountIn(service);
      expect(after).not.toBe(before);
      expect(after).toEqual({ ...before, displayName: 'Ada Pérez ☕', photoUrl: photo });
      expect(await settled(await reloaded(harness()))).toEqual({
        status: 'signedIn',
        account: after,
      });
    });

    it('keeps the photo when none is given', async () => {
      const { service } = await signedUp(harness());
      await service.updateProfile({ displayName: 'Ada', photoUrl: photo });
      await service.updateProfile({ displayName: 'Ada P.', photoUrl: '' });
      expect(accountIn(service)).toMatchObject({ displayName: 'Ada P.', photoUrl: photo });
    });

    it('removes an emptied name', async () => {
      const { service } = await signedUp(harness());
      await service.updateProfile({ displayName: 'Ada', photoUrl: '' });
      await service.updateProfile({ displayName: '', photoUrl: '' });
      expect(accountIn(service).displayName).toBe('');
      const state = await settled(await reloaded(harness()));
      expect(state).toMatchObject({ account: { displayName: '' } });
    });

    it.each([
      'http://images.example.com/ada.png',
      'javascript:alert(1)',
      'data:image/svg+xml,<svg/>',
      '//images.example.com/ada.png',
      'https://ada:secret@images.example.com/ada.png',
      'ada.png',
      ' ',
    ])('rejects the photo %j', async (photoUrl) => {
      const { service } = await signedUp(harness());
      const before = service.getState();
      await fails(service.updateProfile({ displayName: 'Ada', photoUrl }), 'invalid-photo');
      expect(service.getState()).toBe(before);
    });

    it('requires a session', async () => {
      const service = harness().open();
      const change = { displayName: 'Ada', photoUrl: '' };
      await fails(service.updateProfile(change), 'session-ended');
      expect(service.getState()).toEqual({ status: 'signedOut' });
    });

    it('does not show an unsafe photo that another client stored', async () => {
      const { email, password } = await signedUp(harness());
      await harness().setPhoto(email, 'javascript:alert(1)');
      await harness().leave();
      const page = harness().open();
      expect(await settled(page)).toMatchObject({ account: { photoUrl: '' } });
      await page.signOut();
      await page.signIn({ email, password });
      expect(accountIn(page).photoUrl).toBe('');
    });
  });
}
