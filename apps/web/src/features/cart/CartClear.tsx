import { Button } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { useClearing } from './useClearing.ts';

/** The button that empties the cart. */
export function CartClear() {
  const text = useTranslate();
  const clear = useClearing();
  return (
    <div>
      <Button variant="quiet" onClick={() => clear('cart.cleared')}>
        {text('cart.clear')}
      </Button>
    </div>
  );
}
