import { Link } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { withNext } from '../navigation/nextPath.ts';
import { paths } from '../navigation/paths.ts';
import { useAccountId } from '../session/account.ts';

/** Invites a visitor to sign up or log in, which return to the cart. */
export function VisitorCartLine() {
  const text = useTranslate();
  if (useAccountId() !== null) return null;
  return (
    <>
      {text('cart.visitor')}{' '}
      <Link href={withNext(paths.login, paths.cart)}>{text('shell.logIn')}</Link> ·{' '}
      <Link href={withNext(paths.signup, paths.cart)}>{text('shell.createAccount')}</Link>
    </>
  );
}
