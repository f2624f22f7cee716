import { useCartActions } from '@aulario/course-data/cart';
import { useToast } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { focusHeading } from '../navigation/focusHeading.ts';

/** Removes several courses from the cart, all by default, and offers an undo. */
export function useClearing() {
  const text = useTranslate();
  const toast = useToast();
  const { clear, restore } = useCartActions();

  return (message: 'cart.cleared' | 'checkout.ownedLeft', courseIds?: readonly string[]) => {
    focusHeading();
    const removed = clear(courseIds);
    toast({
      message: text(message, { count: removed.length }),
      actionLabel: text('cart.undo'),
      onAction: () => restore(removed),
    });
  };
}
