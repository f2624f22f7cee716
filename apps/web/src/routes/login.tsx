import { useAuthActions, useAuthState } from '@aulario/auth/react';
import { Link } from '@aulario/ui';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../features/language/useText.ts';
import { parseNext, withNext } from '../features/navigation/nextPath.ts';
import { paths } from '../features/navigation/paths.ts';
import { CredentialsForm } from '../features/session/CredentialsForm.tsx';
import { CredentialsScreen } from '../features/session/CredentialsScreen.tsx';
import { loginForm } from '../features/session/credentialsSchemas.ts';

function LoginForm() {
  const text = useText();
  const state = useAuthState();
  const { signIn } = useAuthActions();
  const reason = state.status === 'signedOut' ? state.reason : undefined;
  return (
    <CredentialsForm
      schema={loginForm}
      submitId="login.submit"
      busyId="login.busy"
      notice={reason === undefined ? undefined : text(`login.${reason}`)}
      passwordAutoComplete="current-password"
      onSubmit={signIn}
    />
  );
}

export function Component() {
  const text = useText();
  const [search] = useSearchParams();
  const next = parseNext(search.get('next'));
  return (
    <CredentialsScreen
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
      <LoginForm />
    </CredentialsScreen>
  );
}
