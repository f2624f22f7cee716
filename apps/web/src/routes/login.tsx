import { useAuthActions, useAuthState } from '@aulario/auth/react';
import { Link } from '@aulario/ui';
import { GoogleEntrance } from '../features/google/GoogleEntrance.tsx';
import { useText } from '../features/language/useText.ts';
import { withNext } from '../features/navigation/nextPath.ts';
import { paths } from '../features/navigation/paths.ts';
import { useNext } from '../features/navigation/useNext.ts';
import { CredentialsForm } from '../features/session/CredentialsForm.tsx';
import { loginForm } from '../features/session/credentialsSchemas.ts';
import { EntranceScreen } from '../features/session/EntranceScreen.tsx';
import { Visitors } from '../features/session/Visitors.tsx';

function Login() {
  const text = useText();
  const next = useNext();
  const state = useAuthState();
  const { signIn } = useAuthActions();
  const reason = state.status === 'signedOut' ? state.reason : undefined;

  return (
    <EntranceScreen
      door="ajar"
      title={text('login.title')}
      links={
        <>
          <p>
            <Link href={paths.forgot}>{text('login.forgot')}</Link>
          </p>
          <p>
            {text('login.first')}{' '}
            <Link href={withNext(paths.signup, next)}>{text('login.signup')}</Link>
          </p>
        </>
      }
    >
      <CredentialsForm
        schema={loginForm}
        submitId="login.submit"
        busyId="login.busy"
        notice={reason === undefined ? undefined : text(`login.${reason}`)}
        onSubmit={signIn}
      />
      <GoogleEntrance />
    </EntranceScreen>
  );
}

export function Component() {
  return (
    <Visitors>
      <Login />
    </Visitors>
  );
}
