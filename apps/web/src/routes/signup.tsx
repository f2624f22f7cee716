import { useAuthActions } from '@aulario/auth/react';
import { Link } from '@aulario/ui';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../features/language/useText.ts';
import { parseNext, withNext } from '../features/navigation/nextPath.ts';
import { paths } from '../features/navigation/paths.ts';
import { CredentialsForm } from '../features/session/CredentialsForm.tsx';
import { CredentialsScreen } from '../features/session/CredentialsScreen.tsx';
import { signupForm } from '../features/session/credentialsSchemas.ts';

function SignupForm() {
  const text = useText();
  const { signUp } = useAuthActions();
  return (
    <CredentialsForm
      schema={signupForm}
      submitId="signup.submit"
      busyId="signup.busy"
      passwordHint={text('signup.passwordHint')}
      passwordAutoComplete="new-password"
      onSubmit={signUp}
    />
  );
}

export function Component() {
  const text = useText();
  const [search] = useSearchParams();
  const next = parseNext(search.get('next'));
  return (
    <CredentialsScreen
      door="closed"
      title={text('signup.title')}
      links={
        <p>
          {text('signup.already')}{' '}
          <Link href={withNext(paths.login, next)}>{text('signup.login')}</Link>
        </p>
      }
    >
      <SignupForm />
    </CredentialsScreen>
  );
}
