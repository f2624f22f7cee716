import { useCartActions } from '@aulario/course-data/cart';
import { Button, useToast } from '@aulario/ui';
import { useText } from '../language/useText.ts';
import { focusHeading } from '../navigation/focusHeading.ts';

/** Empties the cart at once, with a way back. */
export function CartClear() {
  const text = useText();
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
      <Button variant="ghost" onClick={empty}>
        {text('cart.clear')}
      </Button>
    </div>
  );
}
