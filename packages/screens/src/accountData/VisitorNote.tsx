import type { MessageId } from '@aulario/frame/language/messages.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { withNext } from '@aulario/frame/navigation/nextPath.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { useAccountId } from '@aulario/frame/session/account.ts';
import { Link, Note } from '@aulario/ui';
import styled from 'styled-components';

const Root = styled.div`
  @media print { display: none; }
`;

interface VisitorNoteProps {
  /** The text about where the screen's data is stored. */
  message: MessageId;
  /** The screen's address, to return to after login. */
  path: string;
}

/** Tells a visitor where data is stored and how to have it on other devices. */
export function VisitorNote({ message, path }: VisitorNoteProps) {
  const text = useTranslate();
  const isVisitor = useAccountId() === null;
  if (!isVisitor) return null;
  return (
    <Root>
      <Note tone="info">
        <span>{text(message)}</span>{' '}
        <Link href={withNext(paths.login, path)}>{text('common.logIn')}</Link>
      </Note>
    </Root>
  );
}
