import { Link, Note } from '@aulario/ui';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { withNext } from '../navigation/nextPath.ts';
import { paths } from '../navigation/paths.ts';
import { useAccountId } from '../session/account.ts';
import { usePersistenceOffer } from './usePersistenceOffer.ts';

interface VisitorNoteProps {
  /** The text about where the screen's data is stored. */
  message: MessageId;
  /** The screen's address, to return to after login. */
  path: string;
}

/** Tells a visitor where data is stored and how to keep it, unless `PersistenceOffer` does. */
export function VisitorNote({ message, path }: VisitorNoteProps) {
  const text = useTranslate();
  const isVisitor = useAccountId() === null;
  const { isOffered } = usePersistenceOffer();
  if (!isVisitor || isOffered) return null;
  return (
    <Note tone="info">
      <span>{text(message)}</span>{' '}
      <Link href={withNext(paths.login, path)}>{text('common.logIn')}</Link>
    </Note>
  );
}
