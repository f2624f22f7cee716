import { readPreferredCategory } from '@aulario/course-data';
import { loadCode } from '@aulario/frame/errors/loadCode.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { downloadText } from '@aulario/frame/share/downloadText.ts';
import { currentTheme } from '@aulario/frame/theme/theme.ts';
import type { Records } from '@aulario/local-data';
import type { Backup } from '@aulario/my-courses/backup';
import { Button, Note } from '@aulario/ui';
import { useState } from 'react';

interface SaveUnstoredProps {
  /** The records of the reader. */
  records: Records;
  /** The account of the file; null for a visitor. */
  account: Backup['account'] | null;
}

/**
 * Offers everything as a backup file where some of it is in this tab's memory alone, which a reload
 * would lose.
 */
export function SaveUnstored({ records, account }: SaveUnstoredProps) {
  const text = useTranslate();
  const { storage, report } = useServices();
  const { language } = useLanguage();
  const [isFailed, setIsFailed] = useState(false);
  if (!records.hasUnstored()) return null;

  const save = async () => {
    setIsFailed(false);
    try {
      const { noAccount, storedRecords, writeBackup } = await loadCode(
        () => import('@aulario/my-courses/backup'),
      );
      const category = readPreferredCategory(storage);
      downloadText(
        'aulario.json',
        writeBackup({
          ...{ category, language, account: account ?? noAccount },
          theme: currentTheme() ?? 'system',
          ...storedRecords(records),
        }),
      );
    } catch (error) {
      report(error, 'backup: unstored');
      setIsFailed(true);
    }
  };
  return (
    <>
      <Note tone="danger">{text('error.unstored')}</Note>
      {isFailed && (
        <Note tone="danger" role="alert">
          {text('error.unstoredFailed')}
        </Note>
      )}
      <Button variant="ghost" onClick={() => void save()}>
        {text('error.unstoredSave')}
      </Button>
    </>
  );
}
