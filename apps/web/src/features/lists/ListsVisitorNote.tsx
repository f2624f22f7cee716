import { Link, Note } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { withNext } from '../navigation/nextPath.ts';
import { paths } from '../navigation/paths.ts';
import { useAccountId } from '../session/account.ts';

/** Tells a visitor where the lists are kept, and how to keep them. */
export function ListsVisitorNote() {
  const text = useTranslate();
  if (useAccountId() !== null) return null;
  return (
    <Note tone="info">
      {text('lists.visitor')}{' '}
      <Link href={withNext(paths.login, paths.lists)}>{text('cart.visitorLogin')}</Link>
    </Note>
  );
}
