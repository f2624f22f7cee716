import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { useListsActions } from '@aulario/course-view/kept/useSaved.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { inLanguage } from '@aulario/frame/navigation/address/languageAddress.ts';
import { useShell } from '@aulario/frame/navigation/ShellProvider.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import type { CartEntry } from '@aulario/my-courses/cart';
import { laterListId } from '@aulario/my-courses/lists';
import { Button, ButtonGroup } from '@aulario/ui';
import { useNavigate } from 'react-router-dom';

interface LeaveCheckoutProps {
  /** The owned courses, which are removed from the cart. */
  owned: readonly CartEntry[];
  /** The other courses. */
  left: readonly CartEntry[];
}

/**
 * Ends the checkout early: removes owned courses from the cart, and can save the others for later.
 */
export function LeaveCheckout({ owned, left }: LeaveCheckoutProps) {
  const text = useTranslate();
  const { language } = useLanguage();
  const offerUndo = useUndoToast();
  const navigate = useNavigate();
  const { cart } = useShell();
  const { clear, restore } = useCartActions();
  const lists = useListsActions();
  const ids = (entries: readonly CartEntry[]) => entries.map(({ course }) => course.id);

  const leave = (removed: readonly CartEntry[], message: string, undo = () => {}) => {
    clear(ids(removed));
    offerUndo(message, () => {
      restore(removed);
      undo();
    });
    void navigate(inLanguage(cart, language));
  };

  const saveRest = () => {
    // Stored in the list first, so that a tab that ends in between loses nothing.
    const saved = lists.save(left.map(({ course }) => course));
    leave([...owned, ...left], text('lists.savedSeveral', { count: left.length }), () => {
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
