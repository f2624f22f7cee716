import type { Credentials } from '@aulario/auth';
import { useAuthActions } from '@aulario/auth/react';
import { Link } from '@aulario/ui';
import { useSearchParams } from 'react-router-dom';
import { useText } from '../features/language/useText.ts';
import { parseNext, withNext } from '../features/navigation/nextPath.ts';
import { paths } from '../features/navigation/paths.ts';
import { useServices } from '../features/services/Services.tsx';
import { CredentialsForm } from '../features/session/CredentialsForm.tsx';
import { CredentialsScreen } from '../features/session/CredentialsScreen.tsx';
import { signupForm } from '../features/session/credentialsSchemas.ts';
import { noteVerification } from '../features/verification/lastVerification.ts';

function SignupForm() {
  const text = useText();
  const { storage } = useServices();
  const { signUp } = useAuthActions();

  const submit = async (credentials: Credentials) => {
    await signUp(credentials);
    noteVerification(storage, Date.now());
  };

  return (
    <CredentialsForm
      schema={signupForm}
      submitId="signup.submit"
      busyId="signup.busy"
      passwordHint={text('signup.passwordHint')}
      passwordAutoComplete="new-password"
      onSubmit={submit}
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
