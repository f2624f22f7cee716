import { useSearchParams } from 'react-router-dom';
import { paths } from '../features/navigation/paths.ts';
import { AccountLinkScreen } from '../features/recovery/AccountLinkScreen.tsx';
import { Session } from '../features/session/Session.tsx';

/** The page that sends another link, by the provider's name of the link's purpose. */
const anotherHrefs: ReadonlyMap<string | null, string> = new Map([
  ['verifyEmail', paths.home],
  ['verifyAndChangeEmail', paths.profile],
]);

export function Component() {
  const [search] = useSearchParams();
  const code = search.get('oobCode') ?? '';
  return (
    <Session>
      <AccountLinkScreen
        key={code}
        code={code}
        anotherHref={anotherHrefs.get(search.get('mode')) ?? paths.forgot}
      />
    </Session>
  );
}
