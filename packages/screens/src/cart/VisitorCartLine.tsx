import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { withNext } from '@aulario/frame/navigation/nextPath.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useAccountId } from '@aulario/frame/session/account.ts';
import { Link } from '@aulario/ui';

/** Tells a visitor where the cart is, and invites to sign up or log in, which return to the cart. */
export function VisitorCartLine() {
  const text = useTranslate();
  const isVisitor = useAccountId() === null;
  if (!isVisitor) return null;
  return (
    <>
      <span>{text('cart.visitor')}</span>{' '}
      <Link href={withNext(paths.login, paths.cart)}>{text('common.logIn')}</Link>
      <span> · </span>
      <Link href={withNext(paths.signup, paths.cart)}>{text('common.createAccount')}</Link>
    </>
  );
}
