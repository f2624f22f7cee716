import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, Dialog, DialogActions } from '@aulario/ui';
import { useRef, useState } from 'react';
import { LocalizedPasswordField } from '../../password/LocalizedPasswordField.tsx';

interface BackupPasswordProps {
  title: string;
  note?: string | undefined;
  submitLabel: string;
  onClose: () => void;
  /** Resolves with false for a wrong password. */
  onPassword: (password: string) => Promise<boolean>;
}

/** A dialog for the password of a file. Mount it to open it. */
export function BackupPassword(props: BackupPasswordProps) {
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
    const isRight = await props.onPassword(password);
    setIsBusy(false);
    if (!isRight) setError(text('backup.passwordWrong'));
  };

  return (
    <Dialog isOpen title={props.title} onClose={props.onClose} initialFocus={field}>
      {props.note !== undefined && <p>{props.note}</p>}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <LocalizedPasswordField
          ref={field}
          label={text('field.password')}
          autoComplete="off"
          value={password}
          error={error}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <DialogActions>
          <Button type="submit" isBusy={isBusy} busyLabel={text('backup.sealing')}>
            {props.submitLabel}
          </Button>
          <Button variant="ghost" onClick={props.onClose}>
            {text('common.cancel')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
