import type { CategoryId } from '@aulario/course-data';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import type { Answer } from '@aulario/frame/form/FormAnswer.tsx';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { regionOf } from '@aulario/frame/language/regionOf.ts';
import { useAccountIfAny } from '@aulario/frame/session/account.ts';
import { downloadText } from '@aulario/frame/share/downloadText.ts';
import { type BackupRecords, everythingCsv } from '@aulario/my-courses/backup';
import { useState } from 'react';
import type { RestoredFile } from './RestoredNote.tsx';
import { useBackupExport } from './useBackupExport.ts';
import { type OpenedBackup, useBackupFile } from './useBackupFile.ts';
import { useBackupRestore } from './useBackupRestore.ts';
import { useBackupStore } from './useBackupStore.ts';

/** Returns a function that saves all records as one table. */
function useTableExport(present: () => BackupRecords) {
  const { language } = useLanguage();
  const nameOf = useListName();
  return () => {
    const table = everythingCsv(present(), (name) => nameOf({ name }), regionOf(language));
    downloadText('aulario-todo.csv', table, 'text/csv');
  };
}

/**
 * Exports all records as one file, and restores such a file without replacing existing records.
 * `onCategory` is called with the category of a restored file, and with the previous one after an
 * undo.
 */
export function useBackup(onCategory: (category: CategoryId | null) => void) {
  const account = useAccountIfAny();
  const { store, present } = useBackupStore();
  const [restored, setRestored] = useState<RestoredFile | null>(null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const save = useBackupExport(present, setAnswer);
  const saveTable = useTableExport(present);
  const { close, load, ...file } = useBackupFile(present, setAnswer);
  const restore = useBackupRestore(store, onCategory, setRestored, setAnswer);

  return {
    hasAccount: account !== null,
    answer,
    restored,
    save,
    saveTable,
    ...file,
    load: (chosen: File) => {
      setRestored(null);
      return load(chosen);
    },
    cancel: close,
    restore: (backup: OpenedBackup) => {
      close();
      return restore(backup);
    },
  };
}
