import { Button, Note } from '@aulario/ui';
import { useText } from '../language/useText.ts';
import { usePersistence } from './usePersistence.ts';

/** Says how safe what this browser keeps is, and asks the browser to keep it when told to. */
export function BrowserKeeps() {
  const text = useText();
  const { state, ask } = usePersistence();
  if (state === 'unknown') return <Note tone="info">{text('things.browserUnknown')}</Note>;
  if (state === 'kept') return <Note tone="success">{text('things.browserKeeps')}</Note>;
  return (
    <Note tone="info">
      {text(state === 'refused' ? 'things.browserRefused' : 'things.browserMay')}{' '}
      {state === 'may-erase' && (
        <Button variant="quiet" onClick={() => void ask()}>
          {text('things.browserAsk')}
        </Button>
      )}
    </Note>
  );
}
