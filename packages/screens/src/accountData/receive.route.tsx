import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focusHeading.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { useOwnRecords } from '@aulario/frame/session/useOwnRecords.ts';
import { LinkFailure } from '@aulario/frame/share/LinkFailure.tsx';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import { isEmptyBackup, newInBackup, onceStored, restoreBackup } from '@aulario/my-courses/backup';
import { Button, ButtonGroup, ButtonLink, Note, ScreenLead, ScreenParts } from '@aulario/ui';
import { useState } from 'react';
import { BackupNews } from './BackupNews.tsx';
import { type RestoredFile, RestoredNote } from './RestoredNote.tsx';
import { useBackupStore } from './useBackupStore.ts';
import { useReceivedTransfer } from './useReceivedTransfer.ts';

/**
 * The screen that receives a transfer: shows its content, and adds it to the stored records on
 * request.
 */
export function Component() {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const { lists } = useShell();
  const { state, accept, clear, hasMadeRoom } = useReceivedTransfer();
  const { store, present } = useBackupStore();
  const records = useOwnRecords();
  const [restored, setRestored] = useState<RestoredFile | null>(null);
  const title = useScreenTitle('receive');

  if (state.status === 'invalid') {
    return <LinkFailure title={text('receive.invalid')} text={text('receive.invalidText')} />;
  }

  const fresh = state.status === 'ready' ? newInBackup(state.parsed.backup, present()) : null;
  const unread = state.status === 'ready' ? state.parsed.unread : [];
  const restore = async () => {
    if (fresh === null) return;
    focusHeading();
    const outcome = await onceStored(restoreBackup(store, fresh), fresh, records);
    const isWhole = outcome.problem === 'none';
    // What could not be stored or read can still be taken out of the parts.
    if (isWhole && unread.length === 0) clear();
    setRestored({ ...outcome, unread });
    offerUndo(text(isWhole ? 'backup.brought' : 'backup.broughtPart'), () => {
      outcome.undo();
      setRestored(null);
    });
  };

  return (
    <ScreenParts>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        <ScreenLead>{text('receive.lead')}</ScreenLead>
      </div>
      <p role="status">
        {state.status === 'offered' && <span>{text('receive.part', state)}</span>}
        {state.status === 'waiting' && (
          <span>{text('receive.waiting', { count: state.count, partCount: state.partCount })}</span>
        )}
      </p>
      {hasMadeRoom && <Note tone="info">{text('receive.madeRoom')}</Note>}
      {state.status === 'offered' && (
        <ButtonGroup>
          <Button
            onClick={() => {
              focusHeading();
              accept();
            }}
          >
            {text('receive.keepPart')}
          </Button>
        </ButtonGroup>
      )}
      <RestoredNote restored={restored} />
      {fresh !== null && restored === null && (
        <>
          <BackupNews fresh={fresh} unread={unread} />
          {!isEmptyBackup(fresh) && (
            <ButtonGroup>
              <Button onClick={restore}>{text('backup.bring')}</Button>
            </ButtonGroup>
          )}
        </>
      )}
      <ButtonGroup>
        <ButtonLink variant="ghost" href={lists}>
          {text('receive.lists')}
        </ButtonLink>
      </ButtonGroup>
    </ScreenParts>
  );
}
