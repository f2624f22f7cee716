import { useCartActions } from '@aulario/course-view/kept/useCart.ts';
import { useLanguage } from '@aulario/frame/language/LanguageProvider.tsx';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { focusHeading } from '@aulario/frame/navigation/focus/focusHeading.ts';
import { useShare } from '@aulario/frame/share/useShare.ts';
import { useUndoToast } from '@aulario/frame/undo/useUndoToast.ts';
import type { CartEntry } from '@aulario/my-courses/cart';
import { CardMenu, CardMenuItem, OwnedIcon, ShareIcon, TrashIcon } from '@aulario/ui';
import { sharedListHref } from '../lists/shared/sharedListHref.ts';
import { useOwnedEntries } from './useOwnedEntries.ts';

/** Removes several courses from the cart, all by default, and offers an undo. */
function useClearing() {
  const text = useTranslate();
  const offerUndo = useUndoToast();
  const { clear, restore } = useCartActions();

  return (message: 'cart.cleared' | 'checkout.ownedLeft', courseIds?: readonly string[]) => {
    focusHeading();
    const removed = clear(courseIds);
    offerUndo(text(message, { count: removed.length }), () => restore(removed));
  };
}

/** The menu of the cart: shares it as a list in a link, removes owned courses, empties it. */
export function CartMenu({ entries }: { entries: readonly CartEntry[] }) {
  const text = useTranslate();
  const { language } = useLanguage();
  const share = useShare();
  const clear = useClearing();
  const ids = useOwnedEntries(entries).map(({ course }) => course.id);
  const shareCart = async () => {
    const title = text('share.cartName');
    await share({ title, href: await sharedListHref(title, entries, language) });
  };
  return (
    <div>
      <CardMenu label={text('course.more', { title: text('cart.title') })}>
        <CardMenuItem
          icon={<ShareIcon />}
          label={text('share.cart')}
          onSelect={() => void shareCart()}
        />
        {ids.length > 0 && (
          <CardMenuItem
            icon={<OwnedIcon />}
            label={text('cart.removeOwned', { count: ids.length })}
            onSelect={() => clear('checkout.ownedLeft', ids)}
          />
        )}
        <CardMenuItem
          icon={<TrashIcon />}
          label={text('cart.clear')}
          onSelect={() => clear('cart.cleared')}
        />
      </CardMenu>
    </div>
  );
}
