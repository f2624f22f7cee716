import { readerLanguages } from '@aulario/course-data';
import { readStored, writeStored } from '@aulario/local-data';

/**
 * The choices of a reader for this device, by storage key: the values that differ from the default.
 * Each is stored in clear, and stays when an account signs out. Language and theme follow the account
 * while one is signed in: `localData/followSettings.ts`.
 */
export const settings = {
  language: readerLanguages,
  /** The default follows the system. */
  theme: ['light', 'dark'],
  /** Whether the key `/` focuses the search. */
  shortcut: ['off'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type SettingName = keyof typeof settings;
export type SettingValue<Name extends SettingName> = (typeof settings)[Name][number];

/** Returns the choice; null for the default, also where the storage cannot be read. */
export function readSetting<Name extends SettingName>(
  storage: Storage,
  name: Name,
): SettingValue<Name> | null {
  const saved = readStored(storage, name);
  const values: readonly SettingValue<Name>[] = settings[name];
  return values.find((value) => value === saved) ?? null;
}

const listeners = new Set<() => void>();

/** Calls the listener after every choice in this tab, until the returned function is called. */
export function subscribeToSettings(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Says that a setting has changed, as another tab may have done. */
export function announceSettings(): void {
  for (const listener of listeners) listener();
}

/** Stores a choice, null for the default. Where the browser refuses, nothing is stored. */
export function saveSetting<Name extends SettingName>(
  storage: Storage,
  name: Name,
  value: SettingValue<Name> | null,
): void {
  writeStored(storage, name, value);
  announceSettings();
}
