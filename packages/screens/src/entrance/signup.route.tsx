import { useAuthActions } from '@aulario/auth/react';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { withNext } from '@aulario/frame/navigation/nextPath.ts';
import { paths, screens } from '@aulario/frame/navigation/paths.ts';
import { useNextPath } from '@aulario/frame/navigation/useNextPath.ts';
import { Button, Link, Stack } from '@aulario/ui';
import { useState } from 'react';
import { GoogleSignIn } from '../google/GoogleSignIn.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { signupForm } from './credentialsSchemas.ts';
import { VisitorsOnly } from './VisitorsOnly.tsx';

interface MailSentProps {
  email: string;
  next: string | null;
  onAgain: () => void;
}

/**
 * Shown after a sign-up with a taken address: its owner has received a mail to set a new password.
 */
function MailSent({ email, next, onAgain }: MailSentProps) {
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
      <Stack gap={4}>
        <p>{text('signup.sent', { email })}</p>
        <p>{text('signup.sentKnown')}</p>
      </Stack>
      <div>
        <Button variant="ghost" onClick={onAgain}>
          {text('signup.sentAgain')}
        </Button>
      </div>
    </AuthLayout>
  );
}

function Signup() {
  const text = useTranslate();
  const next = useNextPath();
  const { signUp } = useAuthActions();
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);

  if (isSent) return <MailSent email={email} next={next} onAgain={() => setIsSent(false)} />;
  return (
    <AuthLayout
      door="closed"
      title={text(screens.signup.title)}
      links={
        <p>
          <span>{text('signup.already')}</span>{' '}
          <Link href={withNext(paths.login, next)}>{text('common.logIn')}</Link>
        </p>
      }
    >
      <CredentialsForm
        schema={signupForm}
        email={email}
        submitId="signup.submit"
        busyId="signup.busy"
        isNew
        onSubmit={async (credentials) => {
          // A new account is signed in, so the route guard navigates.
          if ((await signUp(credentials)) === 'signed-in') return;
          setEmail(credentials.email);
          setIsSent(true);
        }}
      />
      <GoogleSignIn />
    </AuthLayout>
  );
}

export function Component() {
  return (
    <VisitorsOnly>
      <Signup />
    </VisitorsOnly>
  );
}
