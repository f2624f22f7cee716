import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focusHeading.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';

/** Removes several courses from the cart, all by default, and offers an undo. */
export function useClearing() {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const { clear, restore } = useCartActions();

  return (message: 'cart.cleared' | 'checkout.ownedLeft', courseIds?: readonly string[]) => {
    focusHeading();
    const removed = clear(courseIds);
    offerUndo(text(message, { count: removed.length }), () => restore(removed));
  };
}
