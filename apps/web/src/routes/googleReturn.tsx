import { useLayoutEffect } from 'react';
import { googleChannel } from '../features/google/googleChannel.ts';
import { useText } from '../features/language/useText.ts';
import { QuietStatus } from '../features/navigation/QuietStatus.tsx';
import { usePage } from '../features/navigation/usePage.ts';

/** The window that Google comes back to: it hands the answer on, and closes. */
export function Component() {
  const text = useText();
  usePage(text('google.return'));
  // Before anything is drawn: the address holds who somebody is.
  useLayoutEffect(() => {
    const channel = new BroadcastChannel(googleChannel);
    channel.postMessage(window.location.hash.slice(1));
    channel.close();
    window.history.replaceState(null, '', window.location.pathname);
    window.close();
  }, []);
  return <QuietStatus>{text('google.return')}</QuietStatus>;
}
