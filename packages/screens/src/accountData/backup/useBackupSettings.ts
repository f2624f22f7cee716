import { readPreferredCategory } from '@aulario/course-data';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { currentTheme } from '@aulario/frame/theme/theme.ts';
import type { Backup } from '@aulario/my-courses/backup';

/** Returns a function that reads what a backup holds besides the account and the records. */
export function useBackupSettings() {
  const { storage } = useServices();
  const { language } = useLanguage();
  return () => ({
    category: readPreferredCategory(storage),
    language,
    theme: currentTheme() ?? ('system' as const),
  });
}

export type BackupSettings = ReturnType<ReturnType<typeof useBackupSettings>>;

/** The settings that a restored backup leaves: its own, and those of before where it has none. */
export const settingsAfter = (backup: Backup, before: BackupSettings): BackupSettings => ({
  category: backup.category ?? before.category,
  language: backup.language ?? before.language,
  theme: backup.theme ?? before.theme,
});
