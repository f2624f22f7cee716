import { Link } from '@aulario/ui';
import { useText } from '../features/language/useText.ts';
import { paths } from '../features/navigation/paths.ts';
import { ForgotForm } from '../features/recovery/ForgotForm.tsx';
import { EntranceScreen } from '../features/session/EntranceScreen.tsx';
import { Session } from '../features/session/Session.tsx';

/** Open to everybody: who is signed in may have forgotten the password too. */
export function Component() {
  const text = useText();
  return (
    <Session>
      <EntranceScreen
        door="ajar"
        title={text('forgot.title')}
        links={
          <p>
            <Link href={paths.login}>{text('forgot.login')}</Link>
          </p>
        }
      >
        <ForgotForm />
      </EntranceScreen>
    </Session>
  );
}
