import { Button, Note } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { usePersistentStorage } from './usePersistentStorage.ts';

/**
 * Shows whether the browser may erase the stored data, and offers to request persistent storage.
 */
export function PersistenceStatus() {
  const text = useTranslate();
  const { state, ask } = usePersistentStorage();
  if (state === 'unknown') return <Note tone="info">{text('backup.browserUnknown')}</Note>;
  if (state === 'kept') return <Note tone="success">{text('backup.browserKeeps')}</Note>;
  return (
    <Note tone="info">
      {text(state === 'refused' ? 'backup.browserRefused' : 'backup.browserMay')}{' '}
      {state === 'may-erase' && (
        <Button variant="quiet" onClick={() => void ask()}>
          {text('backup.browserAsk')}
        </Button>
      )}
    </Note>
  );
}
