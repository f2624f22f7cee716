import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { withNext } from '@aulario/frame/navigation/nextPath.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { Button, Link, space } from '@aulario/ui';
import styled from 'styled-components';
import { AuthLayout } from './AuthLayout.tsx';

const Words = styled.div`
  display: grid;
  gap: ${space[4]};
`;

interface MailSentProps {
  email: string;
  next: string | null;
  onAgain: () => void;
}

/**
 * Shown after a sign-up with a taken address: its owner has received a mail to set a new password.
 */
export function MailSent({ email, next, onAgain }: MailSentProps) {
  const text = useTranslate();
  return (
    <AuthLayout
      door="ajar"
      title={text('signup.sentTitle')}
      links={
        <p>
          <Link href={withNext(paths.login, next)}>{text('common.logIn')}</Link>
        </p>
      }
    >
      <Words>
        <p>{text('signup.sent', { email })}</p>
        <p>{text('signup.sentKnown')}</p>
      </Words>
      <div>
        <Button variant="ghost" onClick={onAgain}>
          {text('signup.sentAgain')}
        </Button>
      </div>
    </AuthLayout>
  );
}
