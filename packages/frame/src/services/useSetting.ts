import { useSyncExternalStore } from 'react';
import {
  readSetting,
  type SettingName,
  type SettingValue,
  subscribeToSettings,
} from '../settings/settings.ts';
import { useServices } from './Services.tsx';

/** The current choice; null for the default. */
export function useSetting<Name extends SettingName>(name: Name): SettingValue<Name> | null {
  const { storage } = useServices();
  return useSyncExternalStore(
    subscribeToSettings,
    () => readSetting(storage, name),
    () => null,
  );
}
