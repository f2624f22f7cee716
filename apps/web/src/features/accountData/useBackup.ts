import {
  type CategoryId,
  type ReaderLanguage,
  readPreferredCategory,
  savePreferredCategory,
} from '@aulario/course-data';
import {
  type Backup,
  type BackupRecords,
  newInBackup,
  parseBackup,
  putBackup,
  writeBackup,
} from '@aulario/course-data/backup';
import { isSealedText, openSealedText, sealText } from '@aulario/local-data';
import { useToast } from '@aulario/ui';
import { useState } from 'react';
import { useLanguage } from '../language/LanguageProvider.tsx';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { useServices } from '../services/Services.tsx';
import { useAccountIfAny } from '../session/account.ts';
import { downloadText } from './downloadText.ts';
import { useBackupStore } from './useBackupStore.ts';

type Answer = { tone: 'success' | 'danger'; message: MessageId };

/** A parsed backup, and its new records. */
export interface OpenedBackup {
  readonly backup: Backup;
  readonly fresh: BackupRecords;
}

const visitor = { email: '', displayName: '', photoUrl: '' };

/**
 * Exports all records as one file, and restores such a file without replacing existing records.
 * Only an account has a category and a language. `onCategory` is called with the category of a
 * restored file, and with the previous one after an undo.
 */
export function useBackup(onCategory: (category: CategoryId | null) => void) {
  const services = useServices();
  const text = useTranslate();
  const toast = useToast();
  const account = useAccountIfAny();
  const { store, present } = useBackupStore();
  const { language, chooseLanguage } = useLanguage();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [opened, setOpened] = useState<OpenedBackup | null>(null);
  const [sealed, setSealed] = useState<string | null>(null);

  /** Saves a file, encrypted when there is a password. */
  const save = async (password = '') => {
    const { email, displayName, photoUrl } = account ?? visitor;
    const category = readPreferredCategory(services.storage);
    const owner = { email, displayName, photoUrl };
    const file = writeBackup({ account: owner, category, language, ...present() });
    try {
      downloadText('aulario.json', password === '' ? file : await sealText(file, password));
    } catch (error) {
      services.report(error, 'backup: encrypt');
      setAnswer({ tone: 'danger', message: 'backup.sealFailed' });
    }
  };

  const open = (file: string) => {
    const backup = parseBackup(file);
    if (backup === null) setAnswer({ tone: 'danger', message: 'backup.invalid' });
    else setOpened({ backup, fresh: newInBackup(backup, present()) });
  };

  const load = async (file: File) => {
    setAnswer(null);
    try {
      const content = await file.text();
      if (isSealedText(content)) setSealed(content);
      else open(content);
    } catch (error) {
      services.report(error, 'backup: read');
      setAnswer({ tone: 'danger', message: 'backup.failed' });
    }
  };

  /** Resolves with false for a wrong password. */
  const unseal = async (password: string): Promise<boolean> => {
    const content = sealed === null ? null : await openSealedText(sealed, password);
    if (content === null) return false;
    setSealed(null);
    open(content);
    return true;
  };

  const settle = async (category: CategoryId | null, chosen: ReaderLanguage) => {
    if (account === null) return;
    savePreferredCategory(services, account.id, category);
    onCategory(category);
    await chooseLanguage(chosen);
  };

  const bring = async ({ backup, fresh }: OpenedBackup) => {
    setOpened(null);
    const category = readPreferredCategory(services.storage);
    try {
      const takeOut = putBackup(store, fresh);
      await settle(backup.category ?? category, backup.language);
      setAnswer({ tone: 'success', message: 'backup.loaded' });
      toast({
        message: text('backup.brought'),
        actionLabel: text('cart.undo'),
        onAction: () => {
          takeOut();
          setAnswer(null);
          settle(category, language).catch((error: unknown) =>
            services.report(error, 'backup: undo'),
          );
        },
      });
    } catch (error) {
      services.report(error, 'backup: restore');
      setAnswer({ tone: 'danger', message: 'backup.failed' });
    }
  };

  return {
    hasAccount: account !== null,
    answer,
    opened,
    isSealed: sealed !== null,
    save,
    load,
    unseal,
    bring,
    cancel: () => {
      setOpened(null);
      setSealed(null);
    },
  };
}
