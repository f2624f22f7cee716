import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { Button, Note } from '@aulario/ui';
import { usePersistentStorage } from './usePersistentStorage.ts';

/**
 * Shows whether the browser may erase the stored data, and offers to request persistent storage.
 */
export function PersistenceStatus() {
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
