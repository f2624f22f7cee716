import { type CategoryId, savePreferredCategory } from '@aulario/course-data';
import type { Answer } from '@aulario/frame/form/FormAnswer.tsx';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useAccountIfAny } from '@aulario/frame/session/account.ts';
import { useOwnRecords } from '@aulario/frame/session/useOwnRecords.ts';
import { chooseTheme } from '@aulario/frame/theme/theme.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import {
  type BackupStore,
  isEmptyBackup,
  onceStored,
  type RestoredBackup,
  restoreBackup,
} from '@aulario/my-courses/backup';
import type { RestoredFile } from './backupNotes.tsx';
import type { OpenedBackup } from './useBackupFile.ts';
import { type BackupSettings, settingsAfter, useBackupSettings } from './useBackupSettings.ts';

/** What is said of a restore: all of it was stored, a part, or nothing. */
function outcomeOf({ problem, stored }: RestoredBackup) {
  if (problem === 'none') return 'backup.brought';
  return isEmptyBackup(stored) ? 'backup.broughtHere' : 'backup.broughtPart';
}

/**
 * Returns a function that adds the new records of a backup, and offers to undo that. Only an
 * account has a category, a language and a theme; `onCategory` is called with each category that is set.
 */
export function useBackupRestore(
  store: BackupStore,
  onCategory: (category: CategoryId | null) => void,
  onRestored: (restored: RestoredFile | null) => void,
  onAnswer: (answer: Answer | null) => void,
) {
  const services = useServices();
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const account = useAccountIfAny();
  const records = useOwnRecords();
  const settings = useBackupSettings();
  const { chooseLanguage } = useLanguage();

  const setPreferences = async ({ category, language, theme }: BackupSettings) => {
    if (account === null) return;
    savePreferredCategory(services, account.id, category);
    onCategory(category);
    chooseTheme(services.storage, theme === 'system' ? null : theme);
    await chooseLanguage(language);
  };

  return async ({ backup, fresh, unread }: OpenedBackup) => {
    const before = settings();
    const restored = await onceStored(restoreBackup(store, fresh), fresh, records);
    onRestored({ ...restored, unread });
    try {
      await setPreferences(settingsAfter(backup, before));
    } catch (error) {
      services.report(error, 'backup: restore');
      onAnswer({ tone: 'danger', message: 'backup.preferencesFailed' });
    }
    offerUndo(
      () => text(outcomeOf(restored)),
      () => {
        restored.undo();
        onRestored(null);
        onAnswer(null);
        setPreferences(before).catch((error: unknown) => services.report(error, 'backup: undo'));
      },
    );
  };
}
