import { useLayoutEffect } from 'react';
import { googleChannel } from '../features/google/googleChannel.ts';
import { useTranslate } from '../features/language/useTranslate.ts';
import { Loading } from '../features/navigation/Loading.tsx';
import { usePageTitle } from '../features/navigation/usePageTitle.ts';

/** The window that Google redirects to: sends the answer to the page that asked, and closes. */
export function Component() {
  const text = useTranslate();
  usePageTitle(text('google.return'));
  // Before the first paint, since the address contains an identity token.
  useLayoutEffect(() => {
    const channel = new BroadcastChannel(googleChannel);
    channel.postMessage(window.location.hash.slice(1));
    channel.close();
    window.history.replaceState(null, '', window.location.pathname);
    window.close();
  }, []);
  return <Loading>{text('google.return')}</Loading>;
}
