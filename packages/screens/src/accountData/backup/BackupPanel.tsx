import type { CategoryId } from '@aulario/course-data';
import { useListName } from '@aulario/course-view/saved/useListName.ts';
import { FileButton } from '@aulario/frame/form/FileButton.tsx';
import { type Answer, FormAnswer } from '@aulario/frame/form/FormAnswer.tsx';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { regionOf } from '@aulario/frame/language/regionOf.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useAccountIfAny } from '@aulario/frame/session/account.ts';
import { downloadText } from '@aulario/frame/share/downloadText.ts';
import {
  type BackupRecords,
  countsOf,
  everythingCsv,
  isEmptyBackup,
} from '@aulario/my-courses/backup';
import { Button, ButtonGroup, Dialog, DialogActions, onFirstClick, space } from '@aulario/ui';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import { SaveDialog, type SaveDialogProps } from '../../form/SaveDialog.tsx';
import { LocalizedPasswordField } from '../../password/LocalizedPasswordField.tsx';
import { type RestoredFile, RestoredNote, UnreadNote, useBackupList } from './backupNotes.tsx';
import { useBackupExport } from './useBackupExport.ts';
import { type OpenedBackup, useBackupFile } from './useBackupFile.ts';
import { useBackupRestore } from './useBackupRestore.ts';
import { settingsAfter, useBackupSettings } from './useBackupSettings.ts';
import { useBackupStore } from './useBackupStore.ts';

interface BackupPasswordProps
  extends Pick<SaveDialogProps, 'title' | 'note' | 'saveLabel' | 'onClose'> {
  /** Resolves with false for a wrong password. */
  onPassword: (password: string) => Promise<boolean>;
}

/** A dialog for the password of a file. Mount it to open it. */
function BackupPassword({ onPassword, ...dialog }: BackupPasswordProps) {
  const text = useTranslate();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);

  const submit = async () => {
    if (password === '') {
      setError(text('backup.passwordMissing'));
      return;
    }
    setIsBusy(true);
    const isRight = await onPassword(password);
    setIsBusy(false);
    if (!isRight) setError(text('backup.passwordWrong'));
  };

  return (
    <SaveDialog
      {...dialog}
      initialFocus={field}
      isBusy={isBusy}
      busyLabel={text('backup.sealing')}
      onSave={() => void submit()}
    >
      <LocalizedPasswordField
        ref={field}
        label={text('field.password')}
        autoComplete="off"
        value={password}
        error={error}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </SaveDialog>
  );
}

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
function useBackup(onCategory: (category: CategoryId | null) => void) {
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

interface BackupPreviewProps {
  opened: OpenedBackup;
  hasAccount: boolean;
  onRestore: (opened: OpenedBackup) => void;
  onClose: () => void;
}

/** Shows what a backup would add, by kind, and what of it cannot be read; asks whether to restore it. */
function BackupPreview({ opened, hasAccount, onRestore, onClose }: BackupPreviewProps) {
  const text = useTranslate();
  const listOf = useBackupList();
  const { backup, fresh, unread } = opened;
  const settings = useBackupSettings()();
  const after = settingsAfter(backup, settings);
  const applies =
    hasAccount &&
    (after.category !== settings.category ||
      after.language !== settings.language ||
      after.theme !== settings.theme);
  const brings = !isEmptyBackup(fresh);
  const changes = brings || applies;
  const nothing = unread.length === 0 ? 'backup.previewNothing' : 'backup.previewNothingRead';
  return (
    <Dialog isOpen title={text('backup.previewTitle')} onClose={onClose}>
      <p>{brings ? text('backup.preview', { list: listOf(countsOf(fresh)) }) : text(nothing)}</p>
      <UnreadNote unread={unread} />
      {changes && (
        <p>
          {brings && <span>{text('backup.joins')}</span>}{' '}
          {applies && <span>{text('backup.applies')}</span>}
        </p>
      )}
      <DialogActions>
        {changes && <Button onClick={() => onRestore(opened)}>{text('backup.bring')}</Button>}
        <Button variant="ghost" onClick={onClose}>
          {text(changes ? 'common.cancel' : 'common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[5]};
  width: 100%;
`;

interface BackupPanelProps {
  /** Called with the category of a restored file, and with the previous one after an undo. */
  onCategory?: (category: CategoryId | null) => void;
}

const ignore = () => undefined;

/** Export and import of all records as a file. */
export function BackupPanel({ onCategory = ignore }: BackupPanelProps) {
  const text = useTranslate();
  const [isSealing, setIsSealing] = useState(false);
  const { hasAccount, answer, restored, opened, isSealed, ...acts } = useBackup(onCategory);
  const { save, saveTable, load, unseal, restore, cancel } = acts;

  return (
    <Root>
      <p>{text(hasAccount ? 'backup.text' : 'backup.textVisitor')}</p>
      <ButtonGroup>
        <Button variant="ghost" onClick={onFirstClick(() => void save())}>
          {text('backup.save')}
        </Button>
        <Button variant="ghost" onClick={() => setIsSealing(true)}>
          {text('backup.seal')}
        </Button>
        <FileButton
          variant="ghost"
          label={text('backup.file')}
          accept="application/json,.json"
          onFile={(file) => void load(file)}
        >
          {text('backup.load')}
        </FileButton>
        <Button variant="ghost" onClick={onFirstClick(saveTable)}>
          {text('backup.table')}
        </Button>
      </ButtonGroup>
      <FormAnswer answer={answer} />
      <RestoredNote restored={restored} />
      {isSealing && (
        <BackupPassword
          title={text('backup.seal')}
          note={text('backup.sealNote')}
          saveLabel={text('backup.save')}
          onClose={() => setIsSealing(false)}
          onPassword={async (password) => {
            await save(password);
            setIsSealing(false);
            return true;
          }}
        />
      )}
      {isSealed && (
        <BackupPassword
          title={text('backup.sealedTitle')}
          saveLabel={text('backup.unseal')}
          onClose={cancel}
          onPassword={unseal}
        />
      )}
      {opened !== null && (
        <BackupPreview
          opened={opened}
          hasAccount={hasAccount}
          onRestore={(backup) => void restore(backup)}
          onClose={cancel}
        />
      )}
    </Root>
  );
}
