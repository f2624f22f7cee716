import { paths } from '@aulario/frame/navigation/paths.ts';
import { Session } from '@aulario/frame/session/Session.tsx';
import { useSearchParams } from 'react-router-dom';
import { AccountLinkScreen } from './AccountLinkScreen.tsx';

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
