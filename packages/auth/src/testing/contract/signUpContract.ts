import { expect, it } from 'vitest';
import {
  accountIn,
  type CurrentHarness,
  codeTo,
  makeAccount,
  newEmail,
  reloaded,
  settled,
  signedUp,
} from './authServiceHarness.ts';

const password = 'correct horse';

/** How an account that was made on a page gets in once its address is verified. */
export function signUpContract(harness: CurrentHarness): void {
  const waiting = async () => {
    const service = harness().open();
    const email = newEmail();
    await service.signUp({ email, password });
    return { service, email, code: await codeTo(harness(), email, 'verify-email') };
  };

  it('a sign-up ends signed in, once the address is verified', async () => {
    const { service, email, code } = await waiting();
    await service.finishSignUp();
    expect(service.getState()).toEqual({ status: 'signedOut' });
    await service.followLink(code);
    await service.finishSignUp();
    expect(accountIn(service)).toMatchObject({ email, isEmailVerified: true });
    await service.checkSession();
    expect((await settled(await reloaded(harness()))).status).toBe('signedIn');
  });

  it('a sign-up that was left for another is not waited for', async () => {
    const { service, code } = await waiting();
    await service.signUp({ email: newEmail(), password });
    await service.followLink(code);
    await service.finishSignUp();
    expect(service.getState()).toEqual({ status: 'signedOut' });
  });

  it('a sign-up puts nobody in the place of who signed in meanwhile', async () => {
    const { service, code } = await waiting();
    const email = newEmail();
    await makeAccount(service, { email, password });
    await service.followLink(code);
    await service.finishSignUp();
    expect(accountIn(service).email).toBe(email);
  });

  it('a sign-up is forgotten with its page, and with its account', async () => {
    const { service, email } = await waiting();
    await harness().remove(email);
    await service.finishSignUp();
    expect(service.getState()).toEqual({ status: 'signedOut' });
    await waiting();
    const page = await reloaded(harness());
    await page.finishSignUp();
    expect(page.getState()).toEqual({ status: 'signedOut' });
  });

  it('a known address has no sign-up to finish', async () => {
    const { service, email } = await signedUp(harness());
    await service.signOut();
    await service.signUp({ email, password });
    await service.followLink(await codeTo(harness(), email, 'verify-email'));
    await service.finishSignUp();
    expect(service.getState()).toEqual({ status: 'signedOut' });
  });
}
