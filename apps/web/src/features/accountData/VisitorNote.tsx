import { Link, Note } from '@aulario/ui';
import type { MessageId } from '../language/messages.ts';
import { useTranslate } from '../language/useTranslate.ts';
import { withNext } from '../navigation/nextPath.ts';
import { paths } from '../navigation/paths.ts';
import { useAccountId } from '../session/account.ts';
import { useKeepOffer } from './useKeepOffer.ts';

interface VisitorNoteProps {
  /** Where what is on the screen is kept. */
  message: MessageId;
  /** The screen's address, which the login leads back to. */
  path: string;
}

/** Tells a visitor where things are kept, and how to keep them, unless `KeepNote` speaks of it. */
export function VisitorNote({ message, path }: VisitorNoteProps) {
  const text = useTranslate();
  const isVisitor = useAccountId() === null;
  const { isOffered } = useKeepOffer();
  if (!isVisitor || isOffered) return null;
  return (
    <Note tone="info">
      {text(message)} <Link href={withNext(paths.login, path)}>{text('shell.logIn')}</Link>
    </Note>
  );
}
