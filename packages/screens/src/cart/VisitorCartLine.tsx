import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { withNext } from '@aulario/frame/navigation/nextPath.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useAccountId } from '@aulario/frame/session/account.ts';
import { Link } from '@aulario/ui';
import { usePersistenceOffer } from '../accountData/usePersistenceOffer.ts';

/**
 * Invites a visitor to sign up or log in, which return to the cart. Where the cart is stored, it
 * leaves to `PersistenceOffer` while that is shown.
 */
export function VisitorCartLine() {
  const text = useTranslate();
  const isVisitor = useAccountId() === null;
  const { isOffered } = usePersistenceOffer();
  if (!isVisitor) return null;
  return (
    <>
      <span>{text(isOffered ? 'cart.visitorAccount' : 'cart.visitor')}</span>{' '}
      <Link href={withNext(paths.login, paths.cart)}>{text('common.logIn')}</Link>
      <span> · </span>
      <Link href={withNext(paths.signup, paths.cart)}>{text('common.createAccount')}</Link>
    </>
  );
}
