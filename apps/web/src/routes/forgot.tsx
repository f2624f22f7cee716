import { Link } from '@aulario/ui';
import { useTranslate } from '../features/language/useTranslate.ts';
import { paths } from '../features/navigation/paths.ts';
import { ForgotForm } from '../features/recovery/ForgotForm.tsx';
import { AuthLayout } from '../features/session/AuthLayout.tsx';
import { Session } from '../features/session/Session.tsx';

/** Also for signed-in users, who may have forgotten their password. */
export function Component() {
  const text = useTranslate();
  return (
    <Session>
      <AuthLayout
        door="ajar"
        title={text('forgot.title')}
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
