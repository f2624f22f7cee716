// @vitest-environment jsdom

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import {
  openRecentSearches,
  readRecentSearches,
  rememberSearch,
  restorePreferredCategory,
  savePreferredCategory,
} from '@aulario/course-data';
import { noOfflineCopy } from '@aulario/frame/services/OfflineCopy.ts';
import { openStorage } from '@aulario/frame/services/openStorage.ts';
import { createLocalData } from '@aulario/local-data';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { authWithLocalData } from './authWithLocalData.ts';
import { deviceKeys, recordPrefixes, sessionKey, sessionKeys } from './sessionKeys.ts';

const password = 'una frase larga';
const [ana, eva] = ['ana@example.com', 'eva@example.com'];
const ids = { [ana]: 'kZ3vQ9mXw1TtB7cLr5yHn2PsJd8f', [eva]: 'Xw1TtB7cLr5yHn2PsJd8fkZ3vQ9m' };
const idOf = (email: string) => ids[email] ?? '';

let directory: MemoryDirectory;
const offline = { ...noOfflineCopy, forget: vi.fn() };

beforeEach(() => {
  directory = new MemoryDirectory(
    Object.entries(ids).map(([email, id]) => ({ email, id, password })),
  );
});

afterEach(() => {
  vi.clearAllMocks();
  localStorage.clear();
});

/** A tab: opening it twice over the same directory and storage is a reload, or a second tab. */
function open(storage: Storage = localStorage, tabStorage: Storage = sessionStorage) {
  const localData = createLocalData({ storage, window });
  const auth = authWithLocalData(createMemoryAuthService({ directory, storage }), {
    localData,
    storage,
    tabStorage,
    offline,
    onSignIn: (id) => restorePreferredCategory({ localData, storage }, id),
  });
  auth.subscribe(() => undefined);
  return {
    auth,
    localData,
    signIn: (email: string) => auth.signIn({ email, password }),
    saveMusic: (email = ana) => savePreferredCategory({ localData, storage }, idOf(email), 'Music'),
    searches: (email = ana) => openRecentSearches(localData.account(idOf(email))),
  };
}

const category = () => localStorage.getItem('category');
const left = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
const legible = () =>
  Object.keys(localStorage).filter(
    (key) => !recordPrefixes.some((prefix) => key.startsWith(prefix)),
  );

it('leaves nothing readable of an account that signed out, and gives it back', async () => {
  const { auth, signIn, saveMusic, searches } = open();
  await signIn(ana);
  saveMusic();
  rememberSearch(searches(), 'secreto');
  sessionStorage.setItem('react-router-scroll-positions', '{"/dashboard/home?q=python":10}');
  localStorage.setItem('language', 'en');
  await auth.signOut();
  expect(offline.forget).toHaveBeenCalledOnce();
  expect(left()).not.toMatch(/Music|secreto|python|ana@|kZ3vQ9/);
  expect(legible()).toEqual(['language']);
  await signIn(ana);
  expect(category()).toBe('Music');
  expect(readRecentSearches(searches())).toEqual(['secreto']);
});

it('moves nothing that is stored by signing in or out', async () => {
  const { auth, signIn, saveMusic } = open();
  await signIn(ana);
  saveMusic();
  const records = () => Object.entries(localStorage).filter(([key]) => !legible().includes(key));
  const before = records();
  await auth.signOut();
  await signIn(eva);
  await auth.signOut();
  await signIn(ana);
  expect(records()).toEqual(before);
});

it('keeps two accounts apart, also without a sign-out in between', async () => {
  const { signIn, saveMusic } = open();
  await signIn(ana);
  saveMusic();
  await signIn(eva);
  expect(category()).toBeNull();
  await signIn(ana);
  expect(category()).toBe('Music');
});

it('follows what another tab does', async () => {
  const [one, two] = [open(), open()];
  await one.signIn(ana);
  one.saveMusic();
  await two.auth.signOut();
  await vi.waitFor(() => expect(one.auth.getState().status).toBe('signedOut'));
  expect(category()).toBeNull();
  // What a tab writes that has not heard of it belongs to the account, and nobody else can read it.
  rememberSearch(one.searches(), 'secreto');
  expect(left()).not.toContain('secreto');
});

it.each(['revoke', 'disable', 'remove'] as const)(
  'erases what a visit left after %s',
  async (end) => {
    const { signIn, saveMusic } = open();
    await signIn(ana);
    saveMusic();
    directory[end](ana);
    const page = open();
    await vi.waitFor(() => expect(page.auth.getState().status).toBe('signedOut'));
    expect(legible()).toEqual([]);
  },
);

it('keeps nothing of an account that was deleted', async () => {
  const { auth, localData, signIn, saveMusic } = open();
  rememberSearch(openRecentSearches(localData.visitor), 'piano');
  await signIn(ana);
  saveMusic();
  await auth.deleteAccount({ password });
  expect({ ...localStorage }).toEqual({});
});

it('leaves alone what a visitor keeps', async () => {
  const { localData, auth } = open();
  rememberSearch(openRecentSearches(localData.visitor), 'piano');
  await vi.waitFor(() => expect(auth.getState().status).toBe('signedOut'));
  expect(offline.forget).not.toHaveBeenCalled();
  expect(left()).toContain('piano');
});

it('tells nobody of a session before its data is there, nor of its end before it is gone', async () => {
  const { auth, signIn, saveMusic } = open();
  await vi.waitFor(() => expect(auth.getState().status).toBe('signedOut'));
  const seen: unknown[] = [];
  auth.subscribe(() => seen.push([auth.getState().status, category()]));
  await signIn(ana);
  saveMusic();
  await auth.signOut();
  await signIn(ana);
  expect(seen).toEqual([
    ['signedIn', null],
    ['signedOut', null],
    ['signedIn', 'Music'],
  ]);
});

it('changes nothing when its state is read', async () => {
  const lower = createMemoryAuthService({ directory, storage: localStorage });
  const onSignIn = vi.fn();
  const localData = createLocalData({ storage: localStorage, window });
  const auth = authWithLocalData(lower, {
    ...{ localData, storage: localStorage, tabStorage: sessionStorage, offline, onSignIn },
  });
  await lower.signIn({ email: ana, password });
  expect(auth.getState().status).toBe('signedIn');
  expect(onSignIn).not.toHaveBeenCalled();
  auth.subscribe(() => undefined);
  expect(onSignIn).toHaveBeenCalledOnce();
});

const blocked = openStorage('localStorage', { localStorage: null });

it.each([
  [blocked, blocked],
  [localStorage, blocked],
])('lets in and out where storages refuse everything', async (storage, tabStorage) => {
  const { auth, signIn } = open(storage, tabStorage);
  await signIn(ana);
  expect(auth.getState().status).toBe('signedIn');
  await auth.signOut();
  expect(auth.getState().status).toBe('signedOut');
  expect({ ...localStorage }).toEqual({});
});

it('knows every key that is written in clear', () => {
  const root = join(import.meta.dirname, '../../../..');
  const isProduct = (file: string) =>
    !/\.(test|stories)\.|\/testing\/|prerender\/src\/pages\//.test(file);
  const writers = globSync(['apps/web/src/**/*.{ts,tsx}', 'packages/*/src/**/*.{ts,tsx}'], {
    cwd: root,
  })
    .filter(isProduct)
    .filter((file) => /\.setItem\(/.test(readFileSync(join(root, file), 'utf8')));
  // Who writes in a new place lists its key in sessionKeys.ts, and says whose it is.
  expect(writers.sort()).toEqual([
    'apps/web/src/app/sessionKeys.ts',
    'packages/auth/src/resumeSignOut.ts',
    'packages/auth/src/tokenRecord.ts',
    'packages/course-data/src/catalogue/storage/preferredCategory.ts',
    'packages/frame/src/errors/recoverByReload.ts',
    'packages/frame/src/settings/settings.ts',
    'packages/frame/src/typing/typingOverReload.ts',
    'packages/local-data/src/guardedStorage.ts',
  ]);
  expect([...sessionKeys, ...deviceKeys].sort()).toEqual(
    [
      ...[sessionKey, 'token', 'category', 'verificationSentAt', 'verificationDismissedAt'],
      'changesDismissedAt',
      'keepAnsweredAt',
      ...['language', 'shortcut', 'theme', 'aulario:signing-out'],
    ].sort(),
  );
});
