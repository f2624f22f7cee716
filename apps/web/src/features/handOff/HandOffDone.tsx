import { useCartActions } from '@aulario/course-data/cart';
import { Button, Dialog, DialogActions, EmptyState } from '@aulario/ui';
import { useRef, useState } from 'react';
import { useText } from '../language/useText.ts';
import { focusHeading } from '../navigation/focusHeading.ts';

/** Everything has been opened: the cart may go, when asked for twice. */
export function HandOffDone({ count }: { count: number }) {
  const text = useText();
  const { clear } = useCartActions();
  const [isAsking, setIsAsking] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);

  const empty = () => {
    setIsAsking(false);
    clear();
    focusHeading();
  };

  return (
    <>
      <EmptyState scene="room" title={text('handOff.done')} text={text('handOff.doneText')}>
        <Button onClick={() => setIsAsking(true)}>{text('handOff.clear')}</Button>
      </EmptyState>
      <Dialog
        isOpen={isAsking}
        title={text('handOff.clearAsk')}
        onClose={() => setIsAsking(false)}
        initialFocus={keepButton}
      >
        <p>{text('handOff.clearText', { count })}</p>
        <DialogActions>
          <Button ref={keepButton} onClick={() => setIsAsking(false)}>
            {text('handOff.keep')}
          </Button>
          <Button variant="danger" onClick={empty}>
            {text('handOff.clear')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
