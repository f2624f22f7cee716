import type { Answer } from '@aulario/frame/form/FormAnswer.tsx';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { decryptText, isEncryptedText } from '@aulario/local-data';
import {
  type BackupRecords,
  newInBackup,
  type ParsedBackup,
  parseBackup,
  whyUnreadable,
} from '@aulario/my-courses/backup';
import { useState } from 'react';

/** A parsed backup, and its new records. */
export interface OpenedBackup extends ParsedBackup {
  readonly fresh: BackupRecords;
}

/** Reads a backup from a file, which may be encrypted; `present` returns the existing records. */
export function useBackupFile(
  present: () => BackupRecords,
  onAnswer: (answer: Answer | null) => void,
) {
  const { report } = useServices();
  const [opened, setOpened] = useState<OpenedBackup | null>(null);
  const [sealed, setSealed] = useState<string | null>(null);

  const open = (file: string) => {
    const parsed = parseBackup(file);
    if (parsed === null)
      onAnswer({ tone: 'danger', message: `backup.invalid.${whyUnreadable(file)}` });
    else setOpened({ ...parsed, fresh: newInBackup(parsed.backup, present()) });
  };

  const load = async (file: File) => {
    onAnswer(null);
    try {
      const content = await file.text();
      if (isEncryptedText(content)) setSealed(content);
      else open(content);
    } catch (error) {
      report(error, 'backup: read');
      onAnswer({ tone: 'danger', message: 'backup.failed' });
    }
  };

  /** Resolves with false for a wrong password. */
  const unseal = async (password: string): Promise<boolean> => {
    const content = sealed === null ? null : await decryptText(sealed, password);
    if (content === null) return false;
    setSealed(null);
    open(content);
    return true;
  };

  const close = () => {
    setOpened(null);
    setSealed(null);
  };

  return { opened, isSealed: sealed !== null, load, unseal, close };
}
