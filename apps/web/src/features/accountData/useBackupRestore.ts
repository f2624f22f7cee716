import {
  type CategoryId,
  type ReaderLanguage,
  readPreferredCategory,
  savePreferredCategory,
} from '@aulario/course-data';
import { type BackupStore, restoreBackup } from '@aulario/course-data/backup';
import type { Answer } from '../form/FormAnswer.tsx';
import { useLanguage } from '../language/LanguageProvider.tsx';
import { useTranslate } from '../language/useTranslate.ts';
import { useServices } from '../services/Services.tsx';
import { useAccountIfAny } from '../session/account.ts';
import { useUndoToast } from '../undo/useUndoToast.ts';
import type { OpenedBackup } from './useBackupFile.ts';

/**
 * Returns a function that adds the new records of a backup, and offers to undo that. Only an
 * account has a category and a language; `onCategory` is called with each category that is set.
 */
export function useBackupRestore(
  store: BackupStore,
  onCategory: (category: CategoryId | null) => void,
  onAnswer: (answer: Answer | null) => void,
) {
  const services = useServices();
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const account = useAccountIfAny();
  const { language, chooseLanguage } = useLanguage();

  const setPreferences = async (category: CategoryId | null, chosen: ReaderLanguage) => {
    if (account === null) return;
    savePreferredCategory(services, account.id, category);
    onCategory(category);
    await chooseLanguage(chosen);
  };

  return async ({ backup, fresh }: OpenedBackup) => {
    const category = readPreferredCategory(services.storage);
    try {
      const removeRestored = restoreBackup(store, fresh);
      await setPreferences(backup.category ?? category, backup.language);
      onAnswer({ tone: 'success', message: 'backup.loaded' });
      offerUndo(text('backup.brought'), () => {
        removeRestored();
        onAnswer(null);
        setPreferences(category, language).catch((error: unknown) =>
          services.report(error, 'backup: undo'),
        );
      });
    } catch (error) {
      services.report(error, 'backup: restore');
      onAnswer({ tone: 'danger', message: 'backup.failed' });
    }
  };
}
