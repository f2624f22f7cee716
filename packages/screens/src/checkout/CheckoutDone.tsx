import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { useMyCoursesHref } from '@aulario/frame/session/useMyCoursesHref.ts';
import type { CartEntry } from '@aulario/my-courses/cart';
import { Button, ButtonLink, Dialog, DialogActions, EmptyState, roomScene } from '@aulario/ui';
import { useRef, useState } from 'react';

/** Shown when all courses are owned: removes them from the cart after a confirmation. */
export function CheckoutDone({ entries }: { entries: readonly CartEntry[] }) {
  const text = useTranslate();
  const { clear } = useCartActions();
  const myCourses = useMyCoursesHref();
  const [isAsking, setIsAsking] = useState(false);
  const keepButton = useRef<HTMLButtonElement>(null);

  const empty = () => {
    setIsAsking(false);
    clear(entries.map(({ course }) => course.id));
    focusHeading();
  };

  return (
    <>
      <EmptyState scene={roomScene} title={text('checkout.done')} text={text('checkout.doneText')}>
        <Button onClick={() => setIsAsking(true)}>{text('checkout.clear')}</Button>
        <ButtonLink variant="ghost" href={myCourses}>
          {text('checkout.seeMine')}
        </ButtonLink>
      </EmptyState>
      <Dialog
        isOpen={isAsking}
        title={text('checkout.clearAsk')}
        onClose={() => setIsAsking(false)}
        initialFocus={keepButton}
      >
        <p>{text('checkout.clearText', { count: entries.length })}</p>
        <DialogActions>
          <Button ref={keepButton} onClick={() => setIsAsking(false)}>
            {text('checkout.keep')}
          </Button>
          <Button variant="danger" onClick={empty}>
            {text('checkout.clear')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
