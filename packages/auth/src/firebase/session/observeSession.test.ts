import { type Auth, onIdTokenChanged, signOut, type User } from 'firebase/auth';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createInBackground } from '../errors/inBackground.ts';
import { observeSession } from './observeSession.ts';
import type { SessionBroadcast } from './sessionBroadcast.ts';

vi.mock('firebase/auth', () => ({ onIdTokenChanged: vi.fn(), signOut: vi.fn() }));

const record = { exists: vi.fn(() => false), write: vi.fn(), clear: vi.fn() };
let auth: { currentUser: Partial<User> | null };
let give: (token: string) => void;
let refuse: (code: string) => void;

const tabs = { post: vi.fn(), listen: vi.fn<SessionBroadcast['listen']>() };

const onError = vi.fn();

const follow = () => observeSession(auth as Auth, record, tabs, createInBackground(onError));

beforeEach(() => {
  const token = new Promise<string>((resolve, reject) => {
    give = resolve;
    refuse = (code) => reject(Object.assign(new Error('Firebase'), { code }));
  });
  const getIdToken = (): Promise<string> => token;
  auth = { currentUser: { uid: '1', email: 'visitor@example.com', getIdToken, providerData: [] } };
  vi.mocked(signOut).mockImplementation(async () => {
    auth.currentUser = null;
  });
});

afterEach(() => vi.clearAllMocks());

it('shows the account at once and records the token when it arrives', async () => {
  const session = follow();
  const settled = session.settle();
  expect(session.getState()).toMatchObject({ status: 'signedIn', account: { id: '1' } });
  expect(record.write).not.toHaveBeenCalled();
  give('abc');
  await settled;
  expect(record.write).toHaveBeenCalledExactlyOnceWith('abc');
});

it('records no token that arrives after the session has ended', async () => {
  const session = follow();
  const late = session.settle();
  auth.currentUser = null;
  await session.settle();
  give('abc');
  await late;
  expect(session.getState()).toEqual({ status: 'signedOut' });
  expect(record.clear).toHaveBeenCalledOnce();
  expect(record.write).not.toHaveBeenCalled();
});

it.each([
  ['auth/network-request-failed', 0],
  ['auth/invalid-refresh-token', 1],
  ['auth/user-token-expired', 1],
  ['auth/user-disabled', 1],
  ['auth/user-not-found', 1],
])('after %s of the token, signs out %i times', async (code, times) => {
  const session = follow();
  refuse(code);
  await session.settle();
  expect(signOut).toHaveBeenCalledTimes(times);
  expect(record.write).not.toHaveBeenCalled();
});

it('leaves an account signed in when the token of an earlier one can no longer be renewed', async () => {
  const session = follow();
  const late = session.settle();
  auth.currentUser = { uid: '2', providerData: [], getIdToken: async () => 'def' };
  await session.settle();
  refuse('auth/user-disabled');
  await late;
  expect(signOut).not.toHaveBeenCalled();
  expect(onError).not.toHaveBeenCalled();
  expect(session.getState()).toMatchObject({ status: 'signedIn', account: { id: '2' } });
});

it('ends the session even when the SDK fails to erase it', async () => {
  const session = follow();
  vi.mocked(signOut).mockImplementation(async () => {
    auth.currentUser = null;
    throw new Error('the database is closed');
  });
  refuse('auth/user-disabled');
  vi.mocked(onIdTokenChanged).mock.calls.forEach(([, listener]) => {
    if (typeof listener === 'function') listener(null);
  });
  const ended = { status: 'signedOut', reason: 'session-ended' };
  await vi.waitFor(() => expect(session.getState()).toEqual(ended));
  const failure = expect.objectContaining({ code: 'unknown' });
  expect(onError).toHaveBeenCalledExactlyOnceWith(failure, 'sign-out');
  expect(record.clear).toHaveBeenCalledOnce();
});

describe('the reason from another tab', () => {
  const hear = (id: string | null) =>
    tabs.listen.mock.lastCall?.[0]({ reason: 'account-deleted', id });

  it.each(['1', null])('is shown when it arrives before or after the end (%s)', async (id) => {
    for (const isFirst of [true, false]) {
      const session = follow();
      give('abc');
      await session.settle();
      if (isFirst) hear(id);
      auth.currentUser = null;
      await session.settle();
      if (!isFirst) hear(id);
      expect(session.getState()).toEqual({ status: 'signedOut', reason: 'account-deleted' });
      auth.currentUser = { uid: '1', providerData: [], getIdToken: async () => 'abc' };
    }
  });

  it('affects neither another account nor a tab without a session', async () => {
    const session = follow();
    give('abc');
    await session.settle();
    hear('2');
    auth.currentUser = null;
    await session.settle();
    expect(session.getState()).toEqual({ status: 'signedOut' });

    const stranger = follow();
    await stranger.settle();
    hear('1');
    expect(stranger.getState()).toEqual({ status: 'signedOut' });
  });
});

it('signs out with another tab at once, and leaves other accounts signed in', async () => {
  const hear = (id: string) => tabs.listen.mock.lastCall?.[0]({ reason: null, id });
  const session = follow();
  give('abc');
  await session.settle();
  hear('2');
  expect(signOut).not.toHaveBeenCalled();
  hear('1');
  expect(signOut).toHaveBeenCalledOnce();
});

const endings = [
  [null, { status: 'signedOut' }],
  ['session-ended', { status: 'signedOut', reason: 'session-ended' }],
] as const;

it.each(endings)(
  'does not bring back a session that another tab ended (%s) while this one started',
  async (reason, ended) => {
    const session = follow();
    tabs.listen.mock.lastCall?.[0]({ reason, id: '1' });
    give('abc');
    await session.settle();
    expect(signOut).toHaveBeenCalledOnce();
    expect(session.getState()).toEqual(ended);
    expect(record.write).not.toHaveBeenCalled();
    // The next sign-in of the same account holds.
    await session.settle();
    auth.currentUser = { uid: '1', providerData: [], getIdToken: async () => 'def' };
    await session.settle();
    expect(session.getState()).toMatchObject({ status: 'signedIn' });
  },
);

it.each(endings)(
  'says why a stored session is missing that another tab ended (%s) while this one started',
  async (reason, ended) => {
    record.exists.mockReturnValueOnce(true);
    const session = follow();
    tabs.listen.mock.lastCall?.[0]({ reason, id: '1' });
    auth.currentUser = null;
    await session.settle();
    expect(session.getState()).toEqual(ended);
    expect(tabs.post).not.toHaveBeenCalled();
  },
);
