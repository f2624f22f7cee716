import { Link, Note } from '@aulario/ui';
import { useKeepOffer } from '../accountData/useKeepOffer.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { withNext } from '../navigation/nextPath.ts';
import { paths } from '../navigation/paths.ts';
import { useAccountId } from '../session/account.ts';

/** Tells a visitor where the cart is kept, and how to keep it, unless `KeepNote` speaks of it. */
export function CartVisitorNote() {
  const text = useTranslate();
  const isVisitor = useAccountId() === null;
  const { isOffered } = useKeepOffer();
  if (!isVisitor || isOffered) return null;
  return (
    <Note tone="info">
      {text('cart.visitor')}{' '}
      <Link href={withNext(paths.login, paths.cart)}>{text('cart.visitorLogin')}</Link>
    </Note>
  );
}
