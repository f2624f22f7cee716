// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest';
import { resumeSignOut, signingOutKey } from './resumeSignOut.ts';
import { createMemoryAuthService } from './testing/index.ts';

const account = {
  id: 'ana',
  email: 'ana@example.com',
  displayName: 'Ana',
  photoUrl: '',
  isEmailVerified: true,
  hasPassword: true,
};
const signedIn = { status: 'signedIn', account } as const;

beforeEach(() => localStorage.clear());

function open(service = createMemoryAuthService({ state: signedIn })) {
  const seen: string[] = [];
  const auth = resumeSignOut(service, localStorage);
  const note = () => seen.push(auth.getState().status);
  note();
  auth.subscribe(note);
  return { auth, service, seen };
}

it('passes a session through when no sign-out was started', () => {
  expect(open().auth.getState()).toEqual(signedIn);
});

it('marks a sign-out until it has finished', async () => {
  const { auth, service } = open();
  const marks: unknown[] = [];
  service.subscribe(() => marks.push(localStorage.getItem(signingOutKey)));
  localStorage.setItem('token', 'x');
  await auth.signOut();
  expect(marks).toEqual(['1']);
  expect(localStorage.length).toBe(0);
});

it('finishes the sign-out of an earlier page, and shows nobody signed in meanwhile', async () => {
  localStorage.setItem(signingOutKey, '1');
  const { auth, seen } = open();
  await vi.waitFor(() => expect(auth.getState().status).toBe('signedOut'));
  expect(new Set(seen)).toEqual(new Set(['loading', 'signedOut']));
  expect(localStorage.getItem(signingOutKey)).toBeNull();
});

it('keeps the mark of a failed sign-out, so that the next page tries again', async () => {
  localStorage.setItem(signingOutKey, '1');
  const service = {
    ...createMemoryAuthService({ state: signedIn }),
    signOut: () => Promise.reject(new Error('no')),
  };
  const { auth } = open(service);
  await vi.waitFor(() => expect(auth.getState().status).toBe('signedIn'));
  expect(localStorage.getItem(signingOutKey)).toBe('1');
});

const ana = { email: account.email, password: 'a phrase that is long enough' };
const withAna = () =>
  createMemoryAuthService({ state: { status: 'signedOut' }, accounts: [{ ...account, ...ana }] });

/** After a sign-out that failed on this page. */
async function afterFailure(service = withAna()) {
  const auth = resumeSignOut(
    { ...service, signOut: () => Promise.reject(new Error('no')) },
    localStorage,
  );
  await expect(auth.signOut()).rejects.toThrow('no');
  return auth;
}

it.each([
  ['signIn', ana],
  ['signUp', { ...ana, email: 'eva@example.com' }],
] as const)(
  'does not sign out a user who signs in after a failed sign-out: %s',
  async (way, by) => {
    const auth = await afterFailure();
    await auth[way](by);
    expect(auth.getState().status).toBe('signedIn');
    expect(localStorage.getItem(signingOutKey)).toBeNull();
  },
);

it('does so for Google too', async () => {
  const service = createMemoryAuthService({ state: signedIn });
  const auth = await afterFailure({ ...service, signInWithGoogle: async () => undefined });
  await auth.signInWithGoogle('token');
  expect(localStorage.getItem(signingOutKey)).toBeNull();
});

it('keeps the mark where nobody was signed in', async () => {
  const auth = await afterFailure();
  await expect(auth.signIn({ ...ana, password: 'wrong' })).rejects.toThrow();
  expect(await auth.signUp(ana)).toBe('address-taken');
  expect(localStorage.getItem(signingOutKey)).toBe('1');
});

it('works where the storage refuses everything', async () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  const service = createMemoryAuthService({ state: signedIn });
  const broken = { ...localStorage, getItem: refuse, setItem: refuse, removeItem: refuse };
  const auth = resumeSignOut(service, broken);
  await auth.signOut();
  expect(auth.getState().status).toBe('signedOut');
});
