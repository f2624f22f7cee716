import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createChest, ownerKey, sealedPrefix } from './chest.ts';
import { keepThings } from './keepThings.ts';

const password = 'una frase larga';
const [ana, eva] = ['ana@example.com', 'eva@example.com'];
const ids = { [ana]: 'kZ3vQ9mXw1TtB7cLr5yHn2PsJd8f', [eva]: 'Xw1TtB7cLr5yHn2PsJd8fkZ3vQ9m' };

let directory: MemoryDirectory;
const offline = { keep: vi.fn(), forget: vi.fn() };

beforeEach(() => {
  directory = new MemoryDirectory(
    Object.entries(ids).map(([email, id]) => ({ email, id, password })),
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

/** A tab: opening it twice over the same directory and storage is a reload, or a second tab. */
function open() {
  const auth = createMemoryAuthService({ directory, storage: localStorage });
  const service = keepThings(auth, createChest(localStorage, sessionStorage, offline));
  service.subscribe(() => undefined);
  return service;
}

const signIn = (service: ReturnType<typeof open>, email: string) =>
  service.signIn({ email, password });

const sealed = () => Object.keys(localStorage).filter((key) => key.startsWith(sealedPrefix));

it('leaves nothing readable of an account that signed out, and gives it back', async () => {
  const service = open();
  await signIn(service, ana);
  localStorage.setItem('category', 'Music');
  localStorage.setItem('aulario:cart:1', 'not even JSON {');
  sessionStorage.setItem('react-router-scroll-positions', '{"/dashboard/home?q=python":10}');
  localStorage.setItem('language', 'en');
  expect(offline.forget).not.toHaveBeenCalled();
  await service.signOut();

  expect(offline.forget).toHaveBeenCalledOnce();
  const left = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(left).not.toMatch(/Music|JSON|python|ana@|kZ3vQ9/);
  expect(Object.keys(localStorage).sort()).toEqual([...sealed(), 'language'].sort());
  expect(sealed()).toHaveLength(1);

  await signIn(service, ana);
  expect(localStorage.getItem('category')).toBe('Music');
  expect(localStorage.getItem('aulario:cart:1')).toBe('not even JSON {');
  expect(sealed()).toEqual([]);
});

it('shows a session only once its things lie open', async () => {
  const service = open();
  await signIn(service, ana);
  localStorage.setItem('category', 'Music');
  await service.signOut();
  const seen: unknown[] = [];
  service.subscribe(() => seen.push([service.getState().status, localStorage.getItem('category')]));
  await signIn(service, ana);
  expect(seen).toEqual([['signedIn', 'Music']]);
});

it('keeps the things of two accounts apart', async () => {
  const service = open();
  for (const [email, category] of [
    [ana, 'Music'],
    [eva, 'Design'],
  ] as const) {
    await signIn(service, email);
    expect(localStorage.getItem('category')).toBeNull();
    localStorage.setItem('category', category);
    await service.signOut();
  }
  expect(sealed()).toHaveLength(2);
  await signIn(service, ana);
  expect(localStorage.getItem('category')).toBe('Music');
  // Without a sign-out in between, as when another tab changes the account.
  await signIn(service, eva);
  expect(localStorage.getItem('category')).toBe('Design');
  expect(sealed()).toHaveLength(1);
});

it('follows what another tab does, whoever is first', async () => {
  const [one, two] = [open(), open()];
  await signIn(one, ana);
  localStorage.setItem('category', 'Music');
  await two.signOut();
  await vi.waitFor(() => expect(one.getState().status).toBe('signedOut'));
  await vi.waitFor(() => expect(localStorage.getItem('category')).toBeNull());
  await signIn(two, ana);
  await vi.waitFor(() => expect(one.getState().status).toBe('signedIn'));
  expect(localStorage.getItem('category')).toBe('Music');
});

it.each(['revoke', 'disable', 'remove'] as const)(
  'puts away what a visit left after %s',
  async (end) => {
    await signIn(open(), ana);
    localStorage.setItem('category', 'Music');
    directory[end](ana);
    const page = open();
    await vi.waitFor(() => expect(page.getState().status).toBe('signedOut'));
    await vi.waitFor(() => expect(localStorage.getItem(ownerKey)).toBeNull());
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Music|kZ3vQ9/);
  },
);

it('keeps nothing of an account that was deleted', async () => {
  const service = open();
  await signIn(service, ana);
  localStorage.setItem('category', 'Music');
  await service.deleteAccount({ password });
  expect(offline.forget).toHaveBeenCalledOnce();
  expect({ ...localStorage }).toEqual({});
});

it('gives up the things before the secret where there is no cryptography', async () => {
  const service = open();
  await signIn(service, ana);
  localStorage.setItem('category', 'Music');
  vi.stubGlobal('crypto', { randomUUID: () => '1' });
  await service.signOut();
  expect({ ...localStorage }).toEqual({});
});

it('lets in whose things cannot be opened, and keeps their bytes', async () => {
  const service = open();
  await signIn(service, ana);
  localStorage.setItem('category', 'Music');
  await service.signOut();
  const [key = ''] = sealed();
  localStorage.setItem(key, 'AAAA');
  await signIn(service, ana);
  expect(service.getState().status).toBe('signedIn');
  expect(localStorage.getItem(key)).toBe('AAAA');
});

const refuse = () => {
  throw new DOMException('blocked', 'SecurityError');
};

const blocked = {
  get length() {
    return refuse();
  },
  key: refuse,
  getItem: refuse,
  setItem: refuse,
  removeItem: refuse,
  clear: refuse,
};

it('lets in where the storage refuses everything', async () => {
  const auth = createMemoryAuthService({ directory });
  const service = keepThings(auth, createChest(blocked, blocked, offline));
  await signIn(service, ana);
  expect(service.getState().status).toBe('signedIn');
  await service.signOut();
  expect(service.getState().status).toBe('signedOut');
});

it('puts everything away where only the storage of the tab refuses', async () => {
  const auth = createMemoryAuthService({ directory, storage: localStorage });
  const service = keepThings(auth, createChest(localStorage, blocked, offline));
  await signIn(service, ana);
  localStorage.setItem('category', 'Music');
  await service.signOut();
  expect(localStorage.getItem('category')).toBeNull();
  expect(sealed()).toHaveLength(1);
});
