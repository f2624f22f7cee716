import { type CartEntry, useCartActions } from '@aulario/course-data/cart';
import { laterListId, useListsActions } from '@aulario/course-data/lists';
import { Button, ButtonGroup, useToast } from '@aulario/ui';
import { useNavigate } from 'react-router-dom';
import { useTranslate } from '../language/useTranslate.ts';
import { useShell } from '../navigation/ShellProvider.ts';

interface LeaveCheckoutProps {
  /** Those that somebody has by now: they leave the cart. */
  owned: readonly CartEntry[];
  /** The others. */
  left: readonly CartEntry[];
}

/** The ways out before everything is bought: what is owned leaves the cart, the rest may wait. */
export function LeaveCheckout({ owned, left }: LeaveCheckoutProps) {
  const text = useTranslate();
  const toast = useToast();
  const navigate = useNavigate();
  const { cart } = useShell();
  const { clear, restore } = useCartActions();
  const lists = useListsActions();
  const ids = (entries: readonly CartEntry[]) => entries.map(({ course }) => course.id);

  const leave = (removed: readonly CartEntry[], message: string, undo = () => {}) => {
    clear(ids(removed));
    const onAction = () => {
      restore(removed);
      undo();
    };
    toast({ message, actionLabel: text('cart.undo'), onAction });
    void navigate(cart);
  };

  const saveRest = () => {
    // Stored in the list first: a tab that ends in between loses nothing.
    const saved = lists.save(left.map(({ course }) => course));
    leave([...owned, ...left], text('checkout.restSaved', { count: left.length }), () => {
      for (const { id } of saved) lists.remove(id, laterListId);
    });
  };

  return (
    <ButtonGroup>
      {owned.length > 0 && (
        <Button
          variant="ghost"
          onClick={() => leave(owned, text('checkout.ownedLeft', { count: owned.length }))}
        >
          {text('checkout.leaveRest', { count: left.length })}
        </Button>
      )}
      <Button variant="quiet" onClick={saveRest}>
        {text('checkout.saveRest', { count: left.length })}
      </Button>
    </ButtonGroup>
  );
}
