import { followPreferredCategory } from '@aulario/course-data';
import { endAll, type OpenRecords, readStored, textCodec, writeStored } from '@aulario/local-data';
import { firstLanguage, isLanguage } from '../../language/language.ts';
import type { Sync } from '../../services/Sync.ts';
import { readSetting, saveSetting, subscribeToSettings } from '../../settings/settings.ts';
import { chooseTheme, currentTheme, isTheme } from '../../theme/theme.ts';
import { type FollowedSetting, takenKeys } from './takenKeys.ts';

export interface SettingsStores {
  readonly localData: { account(accountId: string): OpenRecords };
  readonly storage: Storage;
  readonly sync: Pick<Sync, 'getState' | 'subscribe'>;
}

/** How a setting of the device is read and written as the account's record names its values. */
interface Followed {
  /** What every device shows to a user who has chosen nothing. */
  readonly byDefault: string;
  /** Null for none. */
  readonly shown: (storage: Storage) => string | null;
  readonly isValue: (value: string) => boolean;
  readonly show: (storage: Storage, value: string) => void;
}

const systemTheme = 'system';

const followedSettings: Readonly<Record<FollowedSetting, Followed>> = {
  language: {
    byDefault: firstLanguage,
    shown: (storage) => readSetting(storage, 'language'),
    isValue: isLanguage,
    show: (storage, value) => isLanguage(value) && saveSetting(storage, 'language', value),
  },
  theme: {
    byDefault: systemTheme,
    shown: () => currentTheme() ?? systemTheme,
    isValue: (value) => value === systemTheme || isTheme(value),
    show: (storage, value) => chooseTheme(storage, isTheme(value) ? value : null),
  },
};

/**
 * Keeps category, language and theme the same as the account's, until the returned function is
 * called. What is chosen on this device is stored with the account's records; what another device
 * chose is shown here. What a visitor had chosen joins an account that has no choice of its own. The
 * device keeps its language and theme when the session ends.
 */
export function followSettings(stores: SettingsStores, accountId: string): () => void {
  const { localData, storage, sync } = stores;
  const records = localData.account(accountId).open('settings', textCodec);
  /** What this page took, where the storage refuses to keep it. */
  const inPage = new Map<FollowedSetting, string>();
  /** The account's choices that this page has shown. Another tab may have shown later ones. */
  const seen = new Map<FollowedSetting, string>();
  const names = Object.keys(followedSettings) as FollowedSetting[];
  let isJoined = false;

  /** The value on which device and account agreed last, in this session. */
  const takenOf = (name: FollowedSetting) =>
    readStored(storage, takenKeys[name]) ?? inPage.get(name) ?? null;

  function take(name: FollowedSetting, value: string): void {
    inPage.set(name, value);
    writeStored(storage, takenKeys[name], value);
  }

  function chosenOf(name: FollowedSetting): string | null {
    const value = records.getSnapshot().items.get(name);
    return value !== undefined && followedSettings[name].isValue(value) ? value : null;
  }

  function follow(name: FollowedSetting): void {
    const { shown, show } = followedSettings[name];
    const chosen = chosenOf(name);
    const here = shown(storage);
    const taken = takenOf(name);
    const isNew = chosen !== null && chosen !== seen.get(name);
    if (chosen !== null) seen.set(name, chosen);
    if (taken !== null && here !== null && here !== taken) {
      // Chosen here, perhaps on a page that had not opened the account.
      take(name, here);
      seen.set(name, here);
      records.change(name, () => here);
    } else if (isNew) {
      take(name, chosen);
      if (chosen !== here) show(storage, chosen);
    } else if (taken === null && here !== null) take(name, here);
  }

  /** Only an account that was asked is known to have no choice. */
  function join(): void {
    if (isJoined || sync.getState() !== 'saved') return;
    isJoined = true;
    for (const name of names) {
      const here = followedSettings[name].shown(storage);
      const isChoice = here !== null && here !== followedSettings[name].byDefault;
      if (isChoice && chosenOf(name) === null) records.change(name, () => here);
    }
  }

  const followAll = () => names.forEach(follow);
  followAll();
  join();
  return endAll([
    followPreferredCategory(stores, accountId),
    records.subscribe(followAll),
    subscribeToSettings(followAll),
    sync.subscribe(join),
  ]);
}
