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
