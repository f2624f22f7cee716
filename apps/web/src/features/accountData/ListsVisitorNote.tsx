import { Link, Note } from '@aulario/ui';
import { useTranslate } from '../language/useTranslate.ts';
import { withNext } from '../navigation/nextPath.ts';
import { paths } from '../navigation/paths.ts';
import { useAccountId } from '../session/account.ts';
import { useKeepOffer } from './useKeepOffer.ts';

/** Tells a visitor where the lists are kept, and how to keep them, unless `KeepNote` speaks of it. */
export function ListsVisitorNote() {
  const text = useTranslate();
  const isVisitor = useAccountId() === null;
  const { isOffered } = useKeepOffer();
  if (!isVisitor || isOffered) return null;
  return (
    <Note tone="info">
      {text('lists.visitor')}{' '}
      <Link href={withNext(paths.login, paths.lists)}>{text('cart.visitorLogin')}</Link>
    </Note>
  );
}
