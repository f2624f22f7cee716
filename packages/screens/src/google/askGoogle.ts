import { AuthError } from '@aulario/auth';
import type { Language } from '@aulario/frame/language/language.ts';
import { paths } from '@aulario/frame/navigation/paths.ts';
import { openChannel } from '@aulario/local-data';
import { googleChannel } from './googleChannel.ts';
import { tokenIn } from './tokenIn.ts';

/** How long the answer may take after the focus returns to the page, in milliseconds. */
const closeGraceMs = 1_000;

/**
 * Requests an ID token from Google by OpenID Connect's implicit flow in a separate window. No code
 * of Google runs in the product's pages, so the content policy and the opener policy stay strict.
 * The window cannot be observed once it shows another origin: if the page gets the focus back
 * without an answer, the window counts as closed.
 */
export async function askGoogle(clientId: string, language: Language): Promise<string> {
  // The only way back from a window that shows another origin.
  const channel = openChannel(googleChannel);
  if (channel === null) throw new AuthError('not-available');
  const [state, nonce] = [crypto.randomUUID(), crypto.randomUUID()];
  try {
    const address = googleAddress({ clientId, language, state, nonce });
    if (window.open(address, '_blank', 'popup,width=500,height=680') === null) {
      throw new AuthError('popup-blocked');
    }
    return tokenIn(await answerOn(channel, state), nonce);
  } finally {
    channel.close();
  }
}

function googleAddress(asked: Record<'clientId' | 'language' | 'state' | 'nonce', string>): string {
  const address = new URL('https://accounts.google.com/o/oauth2/v2/auth');
  address.search = new URLSearchParams({
    client_id: asked.clientId,
    redirect_uri: window.location.origin + paths.googleReturn,
    response_type: 'id_token',
    scope: 'openid email profile',
    prompt: 'select_account',
    hl: asked.language,
    state: asked.state,
    nonce: asked.nonce,
  }).toString();
  return address.href;
}

/** Waits for the answer with this state, since other tabs may have requests too. */
function answerOn(channel: BroadcastChannel, state: string): Promise<URLSearchParams> {
  const { promise, resolve, reject } = Promise.withResolvers<URLSearchParams>();
  const giveUp = () => setTimeout(() => reject(new AuthError('popup-closed')), closeGraceMs);
  window.addEventListener('focus', giveUp);
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const answer = new URLSearchParams(typeof data === 'string' ? data : '');
    if (answer.get('state') === state) resolve(answer);
  });
  return promise.finally(() => window.removeEventListener('focus', giveUp));
}
