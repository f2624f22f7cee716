import { type Answer, FormAnswer } from '@aulario/frame/form/FormAnswer.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { useSyncState } from '@aulario/frame/services/useSyncState.ts';
import { Button, Dialog, DialogActions } from '@aulario/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useBackupExport } from '../accountData/backup/useBackupExport.ts';
import { useBackupStore } from '../accountData/backup/useBackupStore.ts';
import { isSyncProblem, SyncLine } from './SyncLine.tsx';

export interface SignOutDialogProps {
  /** How many records have changes that the account lacks. */
  unsent: number;
  isSigningOut: boolean;
  /** Signs out. What the account lacks stays on the device. */
  onLeave: () => void;
  onClose: () => void;
}

/**
 * Asks before a sign-out what happens to what the account lacks: to wait for it, to save it as a
 * file, to leave it on the device, or to lose it.
 */
export function SignOutDialog({ unsent, isSigningOut, onLeave, onClose }: SignOutDialogProps) {
  const text = useTranslate();
  const { sync } = useServices();
  const state = useSyncState();
  const { present } = useBackupStore();
  const [answer, setAnswer] = useState<Answer | null>(null);
  const save = useBackupExport(present, setAnswer);
  const [isWaiting, setIsWaiting] = useState(false);
  const stayButton = useRef<HTMLButtonElement>(null);
  const isDeviceOnly = state === 'device-only';
  const isSaved = state === 'saved';
  const canWait = state !== null && !isDeviceOnly && !isSyncProblem(state);

  // A user who agreed to lose it, and could not sign out, may choose otherwise now.
  const leave = useCallback(
    (isAgreedToLose: boolean) => {
      sync.agreeToLose(isAgreedToLose);
      onLeave();
    },
    [sync, onLeave],
  );

  useEffect(() => {
    if (!isWaiting || !isSaved) return;
    setIsWaiting(false);
    leave(false);
  }, [isWaiting, isSaved, leave]);

  const wait = () => {
    setIsWaiting(true);
    void sync.finish();
  };

  return (
    <Dialog
      isOpen
      title={text(isDeviceOnly ? 'signOut.deviceOnlyTitle' : 'signOut.unsentTitle')}
      onClose={onClose}
      initialFocus={stayButton}
    >
      <p>
        {isDeviceOnly ? text('signOut.deviceOnlyText') : text('signOut.unsent', { count: unsent })}
      </p>
      <SyncLine />
      <p>
        <span>{text('signOut.stays')}</span> <span>{text('signOut.lost')}</span>
      </p>
      <FormAnswer answer={answer} />
      <DialogActions>
        {canWait && (
          <Button
            isBusy={isWaiting || isSigningOut}
            busyLabel={text('signOut.waiting')}
            onClick={wait}
          >
            {text('signOut.wait')}
          </Button>
        )}
        <Button variant="ghost" onClick={() => void save()}>
          {text('backup.save')}
        </Button>
        <Button variant="ghost" isBusy={isSigningOut} onClick={() => leave(false)}>
          {text('signOut.leave')}
        </Button>
        <Button variant="danger" isBusy={isSigningOut} onClick={() => leave(true)}>
          {text('signOut.lose')}
        </Button>
        <Button ref={stayButton} variant="quiet" onClick={onClose}>
          {text('signOut.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
