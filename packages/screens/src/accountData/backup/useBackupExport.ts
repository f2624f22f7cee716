import type { Answer } from '@aulario/frame/form/FormAnswer.tsx';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useAccountIfAny } from '@aulario/frame/session/account.ts';
import { downloadText } from '@aulario/frame/share/downloadText.ts';
import { encryptText } from '@aulario/local-data';
import { type BackupRecords, noAccount, writeBackup } from '@aulario/my-courses/backup';
import { useBackupSettings } from './useBackupSettings.ts';

/** Returns a function that saves all records as a file, encrypted when there is a password. */
export function useBackupExport(present: () => BackupRecords, onAnswer: (answer: Answer) => void) {
  const { report } = useServices();
  const settings = useBackupSettings();
  const { email, displayName, photoUrl } = useAccountIfAny() ?? noAccount;

  return async (password = '') => {
    const account = { email, displayName, photoUrl };
    const file = writeBackup({ account, ...settings(), ...present() });
    try {
      if (password === '') downloadText('aulario.json', file);
      else downloadText('aulario-cifrado.json', await encryptText(file, password));
    } catch (error) {
      report(error, 'backup: encrypt');
      onAnswer({ tone: 'danger', message: 'backup.sealFailed' });
    }
  };
}
