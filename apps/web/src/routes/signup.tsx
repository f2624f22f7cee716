import { useAuthActions } from '@aulario/auth/react';
import { Link } from '@aulario/ui';
import { useState } from 'react';
import { GoogleSignIn } from '../features/google/GoogleSignIn.tsx';
import { useTranslate } from '../features/language/useTranslate.ts';
import { withNext } from '../features/navigation/nextPath.ts';
import { paths } from '../features/navigation/paths.ts';
import { useNextPath } from '../features/navigation/useNextPath.ts';
import { AuthLayout } from '../features/session/AuthLayout.tsx';
import { CredentialsForm } from '../features/session/CredentialsForm.tsx';
import { signupForm } from '../features/session/credentialsSchemas.ts';
import { MailSent } from '../features/session/MailSent.tsx';
import { VisitorsOnly } from '../features/session/VisitorsOnly.tsx';

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
      title={text('signup.title')}
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
