import { loadCode } from '@aulario/frame/errors/loadCode.ts';
import { BrokenRecordError } from '@aulario/frame/errors/RecordBoundary.tsx';
import { FailureNote } from '@aulario/frame/form/FailureNote.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { withoutLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { downloadText } from '@aulario/frame/share/downloadText.ts';
import type { RecordScope, Records } from '@aulario/local-data';
import type { Backup } from '@aulario/my-courses/backup';
import { Button, LiveRegion, Note, space } from '@aulario/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { useBackupSettings } from '../accountData/backup/useBackupSettings.ts';

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
function SaveUnstored({ records, account }: SaveUnstoredProps) {
  const text = useTranslate();
  const { report } = useServices();
  const settings = useBackupSettings();
  const [isFailed, setIsFailed] = useState(false);
  if (!records.hasUnstored()) return null;

  const save = async () => {
    setIsFailed(false);
    try {
      const { noAccount, storedRecords, writeBackup } = await loadCode(
        () => import('@aulario/my-courses/backup'),
      );
      downloadText(
        'aulario.json',
        writeBackup({
          account: account ?? noAccount,
          ...settings(),
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
      <FailureNote message={isFailed ? 'error.unstoredFailed' : null} />
      <Button variant="ghost" onClick={() => void save()}>
        {text('error.unstoredSave')}
      </Button>
    </>
  );
}

/** The collections of records that a screen shows before all others, by its address. */
const collections: Readonly<Record<string, readonly string[] | undefined>> = {
  [paths.cart]: ['cart'],
  [paths.publicCart]: ['cart'],
  [paths.checkout]: ['cart'],
  [paths.publicCheckout]: ['cart'],
  [paths.lists]: ['list-items', 'lists'],
  [paths.publicLists]: ['list-items', 'lists', 'owned'],
  [paths.myCourses]: ['owned'],
  [paths.changed]: ['followed'],
  [paths.publicChanged]: ['followed'],
  [paths.compare]: ['compared'],
  [paths.publicCompare]: ['compared'],
  [paths.plan]: ['plan'],
  [paths.publicPlan]: ['plan'],
  [paths.poll]: ['letters'],
};

/** The collections that the screen at an address shows; none where that is not known. */
export const screenRecords = (pathname: string): readonly string[] =>
  collections[withoutLanguage(pathname).replace(/(?<=.)\/$/, '')] ?? [];

const Root = styled.div`
  display: grid;
  gap: ${space[4]};
  justify-items: start;
  margin-top: ${space[6]};
`;

const said = { done: 'error.asideDone', partly: 'error.asidePartly' } as const;

interface SetAsideProps {
  /** What failed. */
  error: unknown;
  /** Whether stored records may be the cause. */
  isOffered: boolean;
}

/**
 * Offers to set aside what may have broken the screen: the record that failed or those that the
 * screen shows, where that is known, and everything stored. Nothing is erased: the bytes stay under
 * other keys, and go into a file.
 */
export function SetAside({ error, isOffered }: SetAsideProps) {
  const text = useTranslate();
  const { auth, localData } = useServices();
  const { pathname } = useLocation();
  const [outcome, setOutcome] = useState<'offered' | 'done' | 'partly'>('offered');
  const session = auth.getState();
  const account = session.status === 'signedIn' ? session.account : null;
  const records = account === null ? localData.visitor : localData.account(account.id);
  const owners = account === null ? [records] : [localData.visitor, records];

  const suspects: readonly RecordScope[] =
    error instanceof BrokenRecordError
      ? [error.record]
      : screenRecords(pathname).map((collection) => ({ collection }));
  const known = suspects.filter((scope) => records.hasRecords(scope));
  const hasAny = () => owners.some((each) => each.hasRecords());

  const take = (moved: readonly ReadonlyMap<string, string>[], isLeft: () => boolean) => {
    const bytes = moved.flatMap((each) => [...each]);
    if (bytes.length > 0) {
      downloadText('aulario-apartado.json', JSON.stringify(Object.fromEntries(bytes), null, 2));
    }
    setOutcome(isLeft() ? 'partly' : 'done');
  };
  const setKnownAside = () =>
    take(known.map(records.setAside), () => known.some(records.hasRecords));
  const setAllAside = () =>
    take(
      owners.map((each) => each.setAside()),
      hasAny,
    );

  const isAsideOffered = isOffered && outcome !== 'done' && (outcome === 'partly' || hasAny());
  if (!isAsideOffered && outcome === 'offered' && !records.hasUnstored()) return null;
  return (
    <Root>
      <SaveUnstored records={records} account={account} />
      <LiveRegion>{outcome !== 'offered' && text(said[outcome])}</LiveRegion>
      {outcome === 'done' && (
        <Button variant="ghost" onClick={() => window.location.reload()}>
          {text('error.reload')}
        </Button>
      )}
      {isAsideOffered && (
        <>
          <p>{text(known.length > 0 ? 'error.asideKnownText' : 'error.asideText')}</p>
          {known.length > 0 && (
            <Button variant="ghost" onClick={setKnownAside}>
              {text('error.asideKnown')}
            </Button>
          )}
          <Button variant="quiet" onClick={setAllAside}>
            {text('error.aside')}
          </Button>
        </>
      )}
    </Root>
  );
}
