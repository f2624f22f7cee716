import type { SignedOutReason } from '@aulario/auth';
import { useAuthActions, useAuthState } from '@aulario/auth/react';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { LinkState } from '@aulario/frame/navigation/LinkState.ts';
import { withNext } from '@aulario/frame/navigation/nextPath.ts';
import { paths, screens } from '@aulario/frame/navigation/paths.ts';
import { useNextPath } from '@aulario/frame/navigation/useNextPath.ts';
import { Link } from '@aulario/ui';
import { useState } from 'react';
import { GoogleSignIn } from '../google/GoogleSignIn.tsx';
import { AuthLayout } from './AuthLayout.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { loginForm } from './credentialsSchemas.ts';
import type { TypedEmail } from './typedEmail.ts';
import { VisitorsOnly } from './VisitorsOnly.tsx';

/**
 * Why the visitor was sent to this screen: their session ended, or only users see what they opened.
 * Undefined if the screen was there before the session was known: the form does not jump.
 */
function useReason(next: string | null) {
  const state = useAuthState();
  const [reason] = useState<SignedOutReason | 'guarded' | undefined>(() => {
    if (state.status !== 'signedOut') return undefined;
    return state.reason ?? (next?.startsWith(paths.dashboard) ? 'guarded' : undefined);
  });
  return reason;
}

function Login() {
  const text = useTranslate();
  const next = useNextPath();
  const { signIn } = useAuthActions();
  const reason = useReason(next);
  const [email, setEmail] = useState('');

  return (
    <AuthLayout
      door="ajar"
      title={text(screens.login.title)}
      links={
        <>
          <p>
            <LinkState value={{ email } satisfies TypedEmail}>
              <Link href={paths.forgot}>{text('login.forgot')}</Link>
            </LinkState>
          </p>
          <p>
            <span>{text('login.first')}</span>{' '}
            <Link href={withNext(paths.signup, next)}>{text('common.createAccount')}</Link>
          </p>
        </>
      }
    >
      <CredentialsForm
        schema={loginForm}
        onEmail={setEmail}
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
