import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { regionOf } from '@aulario/frame/language/regionOf.ts';
import { downloadText } from '@aulario/frame/share/downloadText.ts';
import { type BackupRecords, everythingCsv } from '@aulario/my-courses/backup';

/** Returns a function that saves all records as one table. */
export function useTableExport(present: () => BackupRecords) {
  const { language } = useLanguage();
  const nameOf = useListName();
  return () => {
    const table = everythingCsv(present(), (name) => nameOf({ name }), regionOf(language));
    downloadText('aulario-todo.csv', table, 'text/csv');
  };
}
