// @vitest-environment jsdom

import { createMemoryStorage } from '@aulario/frame/services/openStorage.ts';
import type { SyncState } from '@aulario/frame/services/Sync.ts';
import { createMemorySync } from '@aulario/frame/services/testing/createMemorySync.ts';
import { followSettings } from '@aulario/frame/session/localData/followSettings.ts';
import { localCollections } from '@aulario/frame/session/localData/localCollections.ts';
import { eraseSessionKeys } from '@aulario/frame/session/localData/sessionKeys.ts';
import { announceSettings, readSetting, saveSetting } from '@aulario/frame/settings/settings.ts';
import { applyTheme, chooseTheme, currentTheme } from '@aulario/frame/theme/theme.ts';
import { textCodec } from '@aulario/local-data';
import { createTestBrowser, type TestBrowser } from '@aulario/local-data/testing';
import { beforeEach, expect, it } from 'vitest';

let browser: TestBrowser;
let storage: Storage;
beforeEach(() => {
  browser = createTestBrowser(localCollections);
  storage = createMemoryStorage();
  applyTheme(null);
});

const account = () => browser.page.account('ana').open('settings', textCodec);
const chosen = () => Object.fromEntries(account().getSnapshot().items);
/** What comes from another device. */
const receive = (name: string, value: string) => account().change(name, () => value);
const shown = () => [readSetting(storage, 'language'), currentTheme()];

function signIn(state: SyncState = 'saving') {
  const sync = createMemorySync({ state });
  const stop = followSettings({ localData: browser.page, storage, sync }, 'ana');
  const signOut = () => {
    stop();
    eraseSessionKeys(storage);
  };
  return { sync, stop, signOut };
}

it('gives the account what is chosen here, the default too', () => {
  signIn();
  chooseTheme(storage, 'dark');
  saveSetting(storage, 'language', 'es');
  saveSetting(storage, 'language', 'en');
  expect(chosen()).toEqual({ language: 'en', theme: 'dark' });
  chooseTheme(storage, null);
  expect(chosen()).toEqual({ language: 'en', theme: 'system' });
});

it('shows what another device chooses', () => {
  saveSetting(storage, 'language', 'es');
  signIn();
  receive('theme', 'dark');
  receive('language', 'en');
  expect(shown()).toEqual(['en', 'dark']);
  expect(storage.getItem('theme')).toBe('dark');
  receive('theme', 'system');
  expect(shown()).toEqual(['en', null]);
});

it('takes a value that it does not know for none', () => {
  signIn();
  receive('theme', 'sepia');
  receive('language', 'tlh');
  expect(shown()).toEqual([null, null]);
});

it('gives a visitor’s choice to an account that has none, once that was asked', () => {
  chooseTheme(storage, 'dark');
  saveSetting(storage, 'language', 'en');
  const { sync } = signIn();
  expect(chosen()).toEqual({});
  sync.show('offline');
  expect(chosen()).toEqual({});
  sync.show('saved');
  expect(chosen()).toEqual({ language: 'en', theme: 'dark' });
});

it('gives an account no choice that nobody made', () => {
  saveSetting(storage, 'language', 'es');
  signIn('saved');
  expect(chosen()).toEqual({});
});

it('shows the account’s choice in the place of a visitor’s', () => {
  chooseTheme(storage, 'dark');
  saveSetting(storage, 'language', 'en');
  const { sync } = signIn();
  receive('theme', 'light');
  receive('language', 'es');
  sync.show('saved');
  expect(chosen()).toEqual({ language: 'es', theme: 'light' });
  expect(shown()).toEqual(['es', 'light']);
});

it('gives the account what was chosen on a page that had not opened it', () => {
  receive('theme', 'light');
  signIn().stop();
  chooseTheme(storage, 'dark');
  expect(chosen()).toEqual({ theme: 'light' });
  signIn();
  expect(chosen()).toEqual({ theme: 'dark' });
});

it('leaves the screen as it is when the session ends, and asks the account again at the next', () => {
  receive('theme', 'dark');
  const { signOut } = signIn();
  signOut();
  expect(currentTheme()).toBe('dark');
  chooseTheme(storage, 'light');
  expect(chosen()).toEqual({ theme: 'dark' });
  signIn();
  expect(currentTheme()).toBe('dark');
});

it('gives nothing to an account from which another tab has signed out', async () => {
  chooseTheme(storage, 'dark');
  const { sync } = signIn('saved');
  expect(chosen()).toEqual({ theme: 'dark' });
  await browser.page.erase('ana');
  sync.show('saving');
  sync.show('saved');
  expect(chosen()).toEqual({});
});

it('leaves alone what another tab has shown of a newer choice', () => {
  receive('theme', 'light');
  signIn('saved');
  // The shared storage changes before this tab receives the records.
  storage.setItem('aulario:account-theme', 'dark');
  storage.setItem('theme', 'dark');
  applyTheme('dark');
  announceSettings();
  expect([currentTheme(), chosen()]).toEqual(['dark', { theme: 'light' }]);
  receive('theme', 'dark');
  expect(shown()).toEqual([null, 'dark']);
});

it('follows the account where the storage refuses everything', () => {
  const refuse = () => {
    throw new DOMException('Denied', 'SecurityError');
  };
  storage = { ...createMemoryStorage(), getItem: refuse, setItem: refuse, removeItem: refuse };
  signIn('saved');
  receive('theme', 'dark');
  receive('language', 'en');
  expect([currentTheme(), chosen()]).toEqual(['dark', { language: 'en', theme: 'dark' }]);
  chooseTheme(storage, 'light');
  expect(chosen()).toEqual({ language: 'en', theme: 'light' });
});
