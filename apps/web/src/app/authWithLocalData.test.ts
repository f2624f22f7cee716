// @vitest-environment jsdom

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryAuthService, MemoryDirectory } from '@aulario/auth/testing';
import {
  openRecentSearches,
  readRecentSearches,
  rememberSearch,
  savePreferredCategory,
} from '@aulario/course-data';
import { noOfflineCopy } from '@aulario/frame/services/OfflineCopy.ts';
import { openStorage } from '@aulario/frame/services/openStorage.ts';
import { createAccountRecords, diskMs } from '@aulario/frame/session/localData/accountRecords.ts';
import { authWithLocalData } from '@aulario/frame/session/localData/authWithLocalData.ts';
import { createSync } from '@aulario/frame/session/localData/createSync.ts';
import { followSettings } from '@aulario/frame/session/localData/followSettings.ts';
import { localCollections } from '@aulario/frame/session/localData/localCollections.ts';
import {
  deviceKeys,
  sessionKey,
  sessionKeys,
} from '@aulario/frame/session/localData/sessionKeys.ts';
import { textCodec } from '@aulario/local-data';
import type { Disk } from '@aulario/local-data/replica';
import { startAccountSync } from '@aulario/local-data/sync';
import { createTestBrowser, storedRecord, type TestBrowser } from '@aulario/local-data/testing';
import { createMemoryCloud, type MemoryCloud } from '@aulario/local-data/testing/cloud';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openOldRecords } from './disk/oldRecords.ts';

const password = 'una frase larga';
const [ana, eva] = ['ana@example.com', 'eva@example.com'];
const ids = { [ana]: 'kZ3vQ9mXw1TtB7cLr5yHn2PsJd8f', [eva]: 'Xw1TtB7cLr5yHn2PsJd8fkZ3vQ9m' };
const idOf = (email: string) => ids[email] ?? '';

let directory: MemoryDirectory;
let browser: TestBrowser;
let cloud: MemoryCloud;
const offline = { ...noOfflineCopy, forget: vi.fn() };

beforeEach(() => {
  browser = createTestBrowser(localCollections);
  cloud = createMemoryCloud();
  directory = new MemoryDirectory(
    Object.entries(ids).map(([email, id]) => ({ email, id, password })),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  localStorage.clear();
});

const isReadable = { visibilityState: 'visible' as const };

/** A tab: opening it twice over the same directory and browser is a reload, or a second tab. */
function open(storage: Storage = localStorage, tabStorage: Storage = sessionStorage) {
  const localData = browser.openPage();
  const { disk } = browser;
  const begin = (accountId: string, place: Disk) =>
    startAccountSync({
      ...{
        accountId,
        kept: localData,
        disk: place,
        cloud: cloud.account(accountId),
        locks: undefined,
      },
      window: new EventTarget(),
      document: Object.assign(new EventTarget(), isReadable),
    });
  const sync = createSync({ kept: localData, disk, load: async () => begin });
  const old = openOldRecords(storage, localData);
  const auth = authWithLocalData(createMemoryAuthService({ directory, storage }), {
    ...{ storage, tabStorage, offline },
    records: createAccountRecords({ kept: localData, sync, old }),
    onSignIn: (id) => followSettings({ localData, storage, sync }, id),
  });
  auth.subscribe(() => undefined);
  return {
    ...{ auth, localData, sync },
    signIn: (email: string) => auth.signIn({ email, password }),
    saveMusic: (email = ana) => savePreferredCategory({ localData, storage }, idOf(email), 'Music'),
    searches: (email = ana) => openRecentSearches(localData.account(idOf(email))),
  };
}

const category = () => localStorage.getItem('category');
const left = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
/** Whether the device has anything of an account. */
const isKept = async (email = ana) => (await browser.reopen()).account(idOf(email)).hasRecords();

it('leaves nothing of an account that signed out, and its account gives it back', async () => {
  const { auth, signIn, saveMusic, searches, sync } = open();
  await signIn(ana);
  saveMusic();
  rememberSearch(searches(), 'secreto');
  sessionStorage.setItem('react-router-scroll-positions', '{"/dashboard/home?q=python":10}');
  expect(await sync.finish()).toBe('saved');
  localStorage.setItem('language', 'en');
  expect(await isKept()).toBe(true);
  await auth.signOut();
  expect(offline.forget).toHaveBeenCalledOnce();
  expect(left()).not.toMatch(/Music|secreto|python|ana@|kZ3vQ9/);
  expect(Object.keys(localStorage)).toEqual(['language']);
  expect(await isKept()).toBe(false);
  await signIn(ana);
  await vi.waitFor(() => expect(category()).toBe('Music'));
  // What was merely looked at was in no other place.
  expect(readRecentSearches(searches())).toEqual([]);
});

it('keeps what could not be sent until the account signs in again', async () => {
  const { auth, signIn, saveMusic, sync } = open();
  await signIn(ana);
  cloud.setWeather('offline');
  saveMusic();
  await auth.signOut();
  expect(await isKept()).toBe(true);
  await signIn(eva);
  expect(category()).toBeNull();
  await signIn(ana);
  expect(category()).toBe('Music');
  cloud.setWeather('fine');
  expect(await sync.finish()).toBe('saved');
  await auth.signOut();
  expect(await isKept()).toBe(false);
});

it('loses what could not be sent where the user agreed to it', async () => {
  const { auth, signIn, saveMusic, sync } = open();
  await signIn(ana);
  cloud.setWeather('offline');
  saveMusic();
  expect(await sync.unsent()).toBe(1);
  sync.agreeToLose(true);
  await auth.signOut();
  expect(await isKept()).toBe(false);
});

it('leaves nothing of an account that was deleted on another device, what was not sent included', async () => {
  const { auth, signIn, saveMusic, localData, sync } = open();
  await signIn(ana);
  saveMusic();
  expect(await sync.finish()).toBe('saved');
  await cloud.account(idOf(ana)).deleteAll();
  cloud.end(idOf(ana));
  savePreferredCategory({ localData, storage: localStorage }, idOf(ana), 'Business');
  expect([await sync.finish(), await sync.unsent()]).toEqual(['denied', 1]);
  await auth.signOut();
  expect(await isKept()).toBe(false);
  expect((await cloud.account(idOf(ana)).readHead()).version).toBeNull();
});

it('lets a reader in and out where the disk never answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  vi.spyOn(browser.disk, 'load').mockReturnValue(new Promise(() => undefined));
  const { auth, signIn, sync } = open();
  const signedIn = signIn(ana);
  await vi.advanceTimersByTimeAsync(diskMs);
  await signedIn;
  expect([auth.getState().status, sync.getState()]).toEqual(['signedIn', null]);
  const signedOut = auth.signOut();
  await vi.advanceTimersByTimeAsync(2 * diskMs);
  await signedOut;
  expect(auth.getState().status).toBe('signedOut');
  // The next page tries again.
  expect(localStorage.getItem(sessionKey)).not.toBeNull();
});

it('sends nothing where the reader chose so, and keeps it after signing out', async () => {
  const { auth, signIn, saveMusic, sync } = open();
  await signIn(ana);
  sync.setDeviceOnly(true);
  saveMusic();
  expect([sync.getState(), await sync.finish()]).toEqual(['device-only', 'device-only']);
  await auth.signOut();
  expect(await isKept()).toBe(true);
  await signIn(ana);
  expect([category(), sync.getState()]).toEqual(['Music', 'device-only']);
  sync.setDeviceOnly(false);
  expect(await sync.finish()).toBe('saved');
});

it('shares what is in the page where the browser keeps nothing', async () => {
  const { signIn, localData, sync } = open();
  browser.disk.setFault('storage-unavailable');
  await signIn(ana);
  localData
    .account(idOf(ana))
    .open('cart', textCodec)
    .change('udemy:1', () => 'Guitarra');
  await sync.finish();
  browser = createTestBrowser(localCollections);
  const elsewhere = open();
  await elsewhere.signIn(ana);
  await elsewhere.sync.finish();
  const cart = elsewhere.localData.account(idOf(ana)).open('cart', textCodec);
  expect([...cart.getSnapshot().items.keys()]).toEqual(['udemy:1']);
});

it('finishes what a page that ended did not erase', async () => {
  const { signIn, saveMusic, sync } = open();
  await signIn(ana);
  saveMusic();
  expect(await sync.finish()).toBe('saved');
  directory.revoke(ana);
  const page = open();
  await vi.waitFor(() => expect(page.auth.getState().status).toBe('signedOut'));
  expect([await isKept(), Object.keys(localStorage)]).toEqual([false, []]);
});

it('shows nobody else what a session left that ended by itself, and its account has it again', async () => {
  const { signIn, saveMusic, localData } = open();
  await signIn(ana);
  cloud.setWeather('offline');
  saveMusic();
  localData
    .account(idOf(ana))
    .open('cart', textCodec)
    .change('udemy:1', () => 'Guitarra');
  await localData.settle();
  directory.revoke(ana);
  const page = open();
  await vi.waitFor(() => expect(page.auth.getState().status).toBe('signedOut'));
  expect([page.localData.visitor.hasRecords(), category()]).toEqual([false, null]);
  expect(left()).not.toMatch(/Music|Guitarra|ana@|kZ3vQ9/);
  cloud.setWeather('fine');
  await page.signIn(eva);
  expect(await page.sync.unsent()).toBe(0);
  expect(await page.sync.finish()).toBe('saved');
  expect(page.localData.account(idOf(eva)).hasRecords()).toBe(false);
  await page.auth.signOut();
  expect([await isKept(eva), await isKept(ana)]).toEqual([false, true]);
  await page.signIn(ana);
  const cart = page.localData.account(idOf(ana)).open('cart', textCodec);
  expect([category(), [...cart.getSnapshot().items.keys()]]).toEqual(['Music', ['udemy:1']]);
  expect(await page.sync.finish()).toBe('saved');
});

it('keeps two accounts apart, also without a sign-out in between', async () => {
  const { signIn, saveMusic } = open();
  await signIn(ana);
  saveMusic();
  await signIn(eva);
  expect(category()).toBeNull();
  await signIn(ana);
  await vi.waitFor(() => expect(category()).toBe('Music'));
});

it('follows what another tab does', async () => {
  const [one, two] = [open(), open()];
  await one.signIn(ana);
  one.saveMusic();
  await vi.waitFor(() => expect(two.auth.getState().status).toBe('signedIn'));
  expect(await two.sync.finish()).toBe('saved');
  await two.auth.signOut();
  await vi.waitFor(() => expect(one.auth.getState().status).toBe('signedOut'));
  expect(category()).toBeNull();
  expect(await isKept()).toBe(false);
});

it('keeps nothing of an account that was deleted', async () => {
  const { auth, localData, signIn, saveMusic } = open();
  rememberSearch(openRecentSearches(localData.visitor), 'piano');
  await signIn(ana);
  cloud.setWeather('offline');
  saveMusic();
  await auth.deleteAccount({ password });
  expect({ ...localStorage }).toEqual({});
  expect([await isKept(), localData.visitor.hasRecords()]).toEqual([false, false]);
});

it('leaves alone what a visitor keeps', async () => {
  const { localData, auth } = open();
  rememberSearch(openRecentSearches(localData.visitor), 'piano');
  await vi.waitFor(() => expect(auth.getState().status).toBe('signedOut'));
  expect(offline.forget).not.toHaveBeenCalled();
  expect(localData.visitor.hasRecords()).toBe(true);
});

it('tells nobody of a session before its data is there, nor of its end before it is gone', async () => {
  const { auth, signIn, saveMusic, sync } = open();
  await vi.waitFor(() => expect(auth.getState().status).toBe('signedOut'));
  const seen: unknown[] = [];
  auth.subscribe(() => seen.push([auth.getState().status, category()]));
  await signIn(ana);
  sync.setDeviceOnly(true);
  saveMusic();
  await auth.signOut();
  await signIn(ana);
  expect(seen).toEqual([
    ['signedIn', null],
    ['signedOut', null],
    ['signedIn', 'Music'],
  ]);
});

it('brings what earlier releases had sealed or kept in clear', async () => {
  for (const owner of [null, idOf(ana)]) {
    localStorage.setItem(...storedRecord(owner, 'settings', 'category', 'Music'));
  }
  const { signIn, localData } = open();
  await signIn(ana);
  expect([category(), localData.visitor.hasRecords()]).toEqual(['Music', false]);
  await openOldRecords(localStorage, localData).move(null);
  expect(localData.visitor.hasRecords()).toBe(true);
  expect(Object.keys(localStorage).filter((key) => /visitor|account:/.test(key))).toEqual([]);
});

it('tells of no session whose records nobody has opened', async () => {
  const lower = createMemoryAuthService({ directory, storage: localStorage });
  const onSignIn = vi.fn(() => () => undefined);
  const records = { open: async () => {}, close: async () => true };
  const auth = authWithLocalData(lower, {
    ...{ records, storage: localStorage, tabStorage: sessionStorage, offline, onSignIn },
  });
  await lower.signIn({ email: ana, password });
  expect(auth.getState().status).toBe('loading');
  expect(onSignIn).not.toHaveBeenCalled();
  auth.subscribe(() => undefined);
  await vi.waitFor(() => expect(auth.getState().status).toBe('signedIn'));
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
    .filter((file) => /\.setItem\(|\bwriteStored\(/.test(readFileSync(join(root, file), 'utf8')));
  // Who writes in a new place lists its key in sessionKeys.ts, and says whose it is.
  expect(writers.sort()).toEqual([
    'packages/auth/src/resumeSignOut.ts',
    'packages/auth/src/tokenRecord.ts',
    'packages/course-data/src/catalogue/storage/preferredCategory.ts',
    'packages/frame/src/errors/recoverByReload.ts',
    'packages/frame/src/session/localData/followSettings.ts',
    'packages/frame/src/session/localData/homeHints.ts',
    'packages/frame/src/session/localData/sessionKeys.ts',
    'packages/frame/src/settings/settings.ts',
    'packages/frame/src/typing/typingOverReload.ts',
    'packages/local-data/src/disk/indexedDbDisk.ts',
    'packages/local-data/src/guardedStorage.ts',
    'packages/local-data/src/old/oldRecords.ts',
    'packages/local-data/src/storedMoment.ts',
  ]);
  expect([...sessionKeys, ...deviceKeys].sort()).toEqual(
    [
      ...[sessionKey, 'token', 'category', 'verificationSentAt', 'verificationDismissedAt'],
      ...['changesDismissedAt', 'aulario:account-language', 'aulario:account-theme', 'kept'],
      ...['unverified', 'keepAnsweredAt'],
      ...['language', 'shortcut', 'theme', 'aulario:signing-out'],
    ].sort(),
  );
});
