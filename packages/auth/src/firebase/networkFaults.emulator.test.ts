import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  inject,
  it,
  vi,
} from 'vitest';
import type { AuthService } from '../authService.ts';
import {
  type AuthServiceHarness,
  googleToken,
  newEmail,
  signedUp,
} from '../testing/contract/authServiceHarness.ts';
import { withTimeout } from '../withTimeout.ts';
import { type FaultProxy, startFaultProxy } from './emulator/faultProxy.ts';
import { firebaseHarness } from './emulator/firebaseHarness.ts';
import { networkFaults } from './emulator/networkFaults.ts';

let proxy: FaultProxy;
let harness: AuthServiceHarness;

beforeAll(async () => {
  proxy = await startFaultProxy(inject('authEmulatorUrl'));
});

beforeEach(async () => {
  harness = await firebaseHarness();
  vi.stubGlobal('fetch', proxy.fetch);
});

afterEach(async () => {
  proxy.setFault(null);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await harness.close();
});

afterAll(async () => {
  await proxy.close();
});

interface Visitor {
  readonly service: AuthService;
  readonly email: string;
  readonly password: string;
}

type Call = (visitor: Visitor) => Promise<unknown>;

/** Every call that needs an answer from the provider. */
const calls: Readonly<Record<string, Call>> = {
  checkSession: ({ service }) => service.checkSession(),
  updateProfile: ({ service }) => service.updateProfile({ displayName: 'Ada', photoUrl: '' }),
  sendVerification: ({ service }) => service.sendVerification(),
  changeEmail: ({ service, password }) => service.changeEmail({ email: newEmail(), password }),
  changePassword: ({ service, password }) =>
    service.changePassword({ current: password, password }),
  sendPasswordReset: ({ service, email }) => service.sendPasswordReset(email),
  signInWithGoogle: ({ service }) => service.signInWithGoogle(googleToken(newEmail())),
  signIn: ({ service, email, password }) => service.signIn({ email, password }),
  signUp: ({ service, password }) => service.signUp({ email: newEmail(), password }),
  readLink: ({ service }) => service.readLink('made-up'),
  followLink: ({ service }) => service.followLink('made-up'),
  resetPassword: ({ service, password }) => service.resetPassword({ code: 'made-up', password }),
  deleteAccount: ({ service, password }) => service.deleteAccount({ password }),
};

/** The provider's own answers to calls with an invalid code. */
const answers: Readonly<Record<string, string>> = {
  readLink: 'invalid-link',
  followLink: 'invalid-link',
  resetPassword: 'invalid-link',
};

const codeOf = (run: Promise<unknown>): Promise<string> =>
  run.then(
    () => 'done',
    ({ code }: { code: string }) => code,
  );

/** The codes that a fault may produce; the interface has a message for each. */
const expectedCodes = ['network', 'timeout', 'too-many-requests', 'unknown', 'not-available'];

it('has more faults than the 14 required', () => {
  expect(networkFaults.length).toBeGreaterThanOrEqual(14);
});

describe.each(networkFaults)('$name', (fault) => {
  const inTime = (service: AuthService) => withTimeout(service, fault.isEndless ? 150 : 10_000);
  const strike = (): void => {
    if (fault.elsewhere === 'nowhere') {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    }
    proxy.setFault(fault);
  };
  const end = (): void => {
    vi.restoreAllMocks();
    proxy.setFault(null);
  };

  it('rejects every call, changes nothing, and ends when it is removed', async () => {
    const visitor = await signedUp(harness);
    const limited = { ...visitor, service: inTime(visitor.service) };
    const before = visitor.service.getState();
    for (const [name, call] of Object.entries(calls)) {
      strike();
      const failure = await codeOf(call(limited));
      expect(expectedCodes, name).toContain(failure);
      // On a busy machine an endless request may begin after its time is over.
      await vi.waitFor(() => expect(proxy.countHits(), name).toBeGreaterThan(0), {
        timeout: 10_000,
      });
      expect(visitor.service.getState(), name).toBe(before);
      end();
    }
    for (const [name, call] of Object.entries(calls)) {
      expect(await codeOf(call(visitor)), name).toBe(answers[name] ?? 'done');
    }
  });

  it('does not end a session that starts meanwhile', async () => {
    const { email } = await signedUp(harness);
    await harness.leave();
    strike();
    const during = harness.open();
    during.subscribe(() => undefined);
    await vi.waitFor(() => expect(proxy.countHits()).toBeGreaterThan(0), { timeout: 10_000 });
    if (!fault.isEndless) {
      await vi.waitFor(() => expect(during.getState().status).not.toBe('loading'), {
        timeout: 10_000,
      });
      expect(during.getState()).toMatchObject({ account: { email } });
    }
    await harness.leave();
    end();
    const after = harness.open();
    after.subscribe(() => undefined);
    await vi.waitFor(() => expect(after.getState()).toMatchObject({ account: { email } }));
  });

  it('does not prevent a sign-out', async () => {
    const service = inTime((await signedUp(harness)).service);
    strike();
    await service.signOut();
    expect(service.getState()).toEqual({ status: 'signedOut' });
    expect({ ...harness.storage }).toEqual({});
  });

  it('control: the fault occurs, and disappears when it is removed', async () => {
    const ask = async () => {
      const signal = AbortSignal.timeout(500);
      const response = await proxy.fetch(`${inject('authEmulatorUrl')}/`, { signal });
      return [response.status, await response.json()];
    };
    const sound = [200, expect.objectContaining({ authEmulator: expect.anything() })];
    await expect(ask()).resolves.toEqual(sound);
    strike();
    const met = await ask().catch(() => 'thrown');
    expect(met).not.toEqual(sound);
    expect(proxy.countHits()).toBe(1);
    end();
    await expect(ask()).resolves.toEqual(sound);
  });
});
