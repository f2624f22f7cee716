import { useAuthActions, useAuthState } from '@aulario/auth/react';
import { Link } from '@aulario/ui';
import { GoogleSignIn } from '../features/google/GoogleSignIn.tsx';
import { useTranslate } from '../features/language/useTranslate.ts';
import { withNext } from '../features/navigation/nextPath.ts';
import { paths } from '../features/navigation/paths.ts';
import { useNextPath } from '../features/navigation/useNextPath.ts';
import { AuthLayout } from '../features/session/AuthLayout.tsx';
import { CredentialsForm } from '../features/session/CredentialsForm.tsx';
import { loginForm } from '../features/session/credentialsSchemas.ts';
import { VisitorsOnly } from '../features/session/VisitorsOnly.tsx';

function Login() {
  const text = useTranslate();
  const next = useNextPath();
  const state = useAuthState();
  const { signIn } = useAuthActions();
  const reason = state.status === 'signedOut' ? state.reason : undefined;

  return (
    <AuthLayout
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
      <GoogleSignIn />
    </AuthLayout>
  );
}

export function Component() {
  return (
    <VisitorsOnly>
      <Login />
    </VisitorsOnly>
  );
}
