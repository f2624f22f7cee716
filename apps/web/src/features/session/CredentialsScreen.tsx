import { EntranceScreen, type EntranceScreenProps } from './EntranceScreen.tsx';
import { RequireNoSession } from './RequireNoSession.tsx';
import { Session } from './Session.tsx';

/** The entrance for those who are not signed in yet; the others are sent on. */
export function CredentialsScreen(props: EntranceScreenProps) {
  return (
    <Session>
      <RequireNoSession>
        <EntranceScreen {...props} />
      </RequireNoSession>
    </Session>
  );
}
