import { useAuthActions } from '@aulario/auth/react';
import { Link } from '@aulario/ui';
import { useState } from 'react';
import { GoogleEntrance } from '../features/google/GoogleEntrance.tsx';
import { useText } from '../features/language/useText.ts';
import { withNext } from '../features/navigation/nextPath.ts';
import { paths } from '../features/navigation/paths.ts';
import { useNext } from '../features/navigation/useNext.ts';
import { CredentialsForm } from '../features/session/CredentialsForm.tsx';
import { signupForm } from '../features/session/credentialsSchemas.ts';
import { EntranceScreen } from '../features/session/EntranceScreen.tsx';
import { MailSent } from '../features/session/MailSent.tsx';
import { Visitors } from '../features/session/Visitors.tsx';

function Signup() {
  const text = useText();
  const next = useNext();
  const { signUp } = useAuthActions();
  const [email, setEmail] = useState('');
  const [isSent, setIsSent] = useState(false);

  if (isSent) return <MailSent email={email} next={next} onAgain={() => setIsSent(false)} />;
  return (
    <EntranceScreen
      door="closed"
      title={text('signup.title')}
      links={
        <p>
          {text('signup.already')}{' '}
          <Link href={withNext(paths.login, next)}>{text('signup.login')}</Link>
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
          // A new account has signed in: the guard leads on from here.
          if ((await signUp(credentials)) === 'signed-in') return;
          setEmail(credentials.email);
          setIsSent(true);
        }}
      />
      <GoogleEntrance />
    </EntranceScreen>
  );
}

export function Component() {
  return (
    <Visitors>
      <Signup />
    </Visitors>
  );
}
