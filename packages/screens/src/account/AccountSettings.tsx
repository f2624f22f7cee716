import type { CategoryId } from '@aulario/course-data';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useSetting } from '@aulario/frame/services/useSetting.ts';
import { useIsHereAlone, useSyncState } from '@aulario/frame/services/useSyncState.ts';
import { useAccount } from '@aulario/frame/session/account.ts';
import { saveSetting } from '@aulario/frame/settings/settings.ts';
import { ThemeField } from '@aulario/frame/theme/ThemeField.tsx';
import { Button, Checkbox, Disclosure, Link, Note, Stack, space } from '@aulario/ui';
import { useId } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { BackupPanel } from '../accountData/backup/BackupPanel.tsx';
import { backupId } from '../accountData/backup/backupId.ts';
import { SafariNote } from '../accountData/SafariNote.tsx';
import { usePersistentStorage } from '../accountData/usePersistentStorage.ts';
import { SyncLine } from '../sync/SyncLine.tsx';
import { ChangeEmail, ChangePassword } from './ChangeCredentials.tsx';
import { DeleteByGoogle, DeleteByPassword } from './DeleteAccount.tsx';
import { SettingsSection } from './SettingsSection/SettingsSection.tsx';

const Meaning = styled.p`
  max-width: 34em;
`;

/** The choice to keep things on this device alone, with what each answer means for those in the account. */
function DeviceOnlySetting() {
  const text = useTranslate();
  const { sync } = useServices();
  const state = useSyncState();
  const meaningId = useId();
  if (state === null) return null;
  const isChosen = state === 'device-only';
  return (
    <div>
      <Checkbox
        label={text('sync.device-only')}
        aria-describedby={meaningId}
        checked={isChosen}
        onChange={({ target }) => sync.setDeviceOnly(target.checked)}
      />
      <Meaning id={meaningId}>
        {text(isChosen ? 'sync.deviceOnlyOn' : 'sync.deviceOnlyOff')}
      </Meaning>
    </div>
  );
}

/**
 * Shows whether the browser may erase the stored data, and offers to request persistent storage.
 */
function PersistenceStatus() {
  const text = useTranslate();
  const { state, ask } = usePersistentStorage();
  if (state === 'kept') return <Note tone="success">{text('backup.browserKeeps')}</Note>;
  if (state !== 'may-erase') return <Note tone="info">{text('backup.browserUnknown')}</Note>;
  return (
    <Note tone="info">
      <span>{text('backup.browserMay')}</span>{' '}
      <Button variant="quiet" onClick={() => void ask()}>
        {text('backup.browserAsk')}
      </Button>
    </Note>
  );
}

/** For an account without a password: the alternatives, and how to set one. */
function AccessByGoogle() {
  const text = useTranslate();
  return (
    <Stack gap={5}>
      <p>{text('account.passwordByGoogle')}</p>
      <p>{text('account.emailByGoogle')}</p>
      <p>
        <Link href={paths.forgot}>{text('account.passwordAsk')}</Link>
      </p>
    </Stack>
  );
}

/**
 * The setting of the search shortcut. A single key can be pressed or dictated by mistake, so it can
 * be switched off.
 */
function SearchShortcutSetting() {
  const text = useTranslate();
  const { storage } = useServices();
  return (
    <Checkbox
      label={text('account.shortcut')}
      checked={useSetting('shortcut') !== 'off'}
      onChange={({ target }) => saveSetting(storage, 'shortcut', target.checked ? null : 'off')}
    />
  );
}

const Choices = styled.div`
  display: grid;
  gap: ${space[5]};
  justify-items: start;
`;

interface AccountSettingsProps {
  /** Called when a restored file, or its undo, sets another preferred category. */
  onCategory: (category: CategoryId | null) => void;
}

/** How the reader signs in, and what happens to their data: export, restore, deletion. */
export function AccountSettings({ onCategory }: AccountSettingsProps) {
  const text = useTranslate();
  const { hasPassword } = useAccount();
  const { hash } = useLocation();
  const isHereAlone = useIsHereAlone();
  return (
    <>
      <SettingsSection title={text('account.access')}>
        {hasPassword ? (
          <>
            <ChangePassword />
            <ChangeEmail />
          </>
        ) : (
          <AccessByGoogle />
        )}
      </SettingsSection>
      <SettingsSection title={text('account.appearance')}>
        <Disclosure label={text('account.appearanceAndKeys')}>
          <Choices>
            <ThemeField />
            <SearchShortcutSetting />
          </Choices>
        </Disclosure>
      </SettingsSection>
      <SettingsSection id={backupId} title={text('account.data')}>
        <SyncLine />
        <DeviceOnlySetting />
        {isHereAlone && (
          <>
            <PersistenceStatus />
            <SafariNote />
          </>
        )}
        <Disclosure label={text('nav.backup')} isOpen={hash === `#${backupId}`}>
          <BackupPanel onCategory={onCategory} />
        </Disclosure>
        {hasPassword ? <DeleteByPassword /> : <DeleteByGoogle />}
      </SettingsSection>
    </>
  );
}
