import { Loading } from '@aulario/frame/navigation/Loading.tsx';
import { useScreenTitle } from '@aulario/frame/navigation/usePageTitle.ts';
import { openChannel } from '@aulario/local-data';
import { useLayoutEffect } from 'react';
import { googleChannel } from './googleChannel.ts';

/** The window that Google redirects to: sends the answer to the page that asked, and closes. */
export function Component() {
  const title = useScreenTitle('googleReturn');
  // Before the first paint, since the address contains an identity token.
  useLayoutEffect(() => {
    const channel = openChannel(googleChannel);
    channel?.postMessage(window.location.hash.slice(1));
    channel?.close();
    window.history.replaceState(null, '', window.location.pathname);
    window.close();
  }, []);
  return <Loading>{title}</Loading>;
}
