import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { paths, screens } from '@aulario/frame/navigation/paths.ts';
import { Session } from '@aulario/frame/session/Session.tsx';
import { Link } from '@aulario/ui';
import { AuthLayout } from '../entrance/AuthLayout.tsx';
import { ForgotForm } from './ForgotForm.tsx';

/** Also for signed-in users, who may have forgotten their password. */
export function Component() {
  const text = useTranslate();
  return (
    <Session>
      <AuthLayout
        door="ajar"
        title={text(screens.forgot.title)}
        links={
          <p>
            <Link href={paths.login}>{text('forgot.login')}</Link>
          </p>
        }
      >
        <ForgotForm />
      </AuthLayout>
    </Session>
  );
}
