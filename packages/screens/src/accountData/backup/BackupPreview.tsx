import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, Dialog, DialogActions } from '@aulario/ui';
import { BackupNews } from './BackupNews.tsx';
import type { OpenedBackup } from './useBackupFile.ts';

interface BackupPreviewProps {
  opened: OpenedBackup;
  hasAccount: boolean;
  onRestore: (opened: OpenedBackup) => void;
  onClose: () => void;
}

/** Shows what a backup would add, and asks whether to restore it. */
export function BackupPreview({ opened, hasAccount, onRestore, onClose }: BackupPreviewProps) {
  const text = useTranslate();
  return (
    <Dialog isOpen title={text('backup.previewTitle')} onClose={onClose}>
      <BackupNews fresh={opened.fresh} unread={opened.unread} />
      <p>
        <span>{text('backup.joins')}</span> {hasAccount && <span>{text('backup.applies')}</span>}
      </p>
      <DialogActions>
        <Button onClick={() => onRestore(opened)}>{text('backup.bring')}</Button>
        <Button variant="ghost" onClick={onClose}>
          {text('common.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
