import type { SettingName } from '../../settings/settings.ts';

/** The settings that an account has on all its devices. */
export type FollowedSetting = Extract<SettingName, 'language' | 'theme'>;

/** The storage keys of the values on which this device and the account of the session agreed last. */
export const takenKeys: Readonly<Record<FollowedSetting, string>> = {
  language: 'aulario:account-language',
  theme: 'aulario:account-theme',
};
