import { useCartActions } from '@aulario/course-data/cart';
import { Button, useToast } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { focusHeading } from '../navigation/focusHeading.ts';

/** Empties the cart at once, with a way back. */
export function CartClear() {
  const text = useTranslate();
  const toast = useToast();
  const { clear, restore } = useCartActions();

  const empty = () => {
    focusHeading();
    const removed = clear();
    toast({
      message: text('cart.cleared', { count: removed.length }),
      actionLabel: text('cart.undo'),
      onAction: () => restore(removed),
    });
  };

  return (
    <div>
      <Button variant="quiet" onClick={empty}>
        {text('cart.clear')}
      </Button>
    </div>
  );
}
