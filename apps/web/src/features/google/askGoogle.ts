import { AuthError } from '@aulario/auth';
import type { Language } from '../language/language.ts';
import { paths } from '../navigation/paths.ts';
import { googleChannel } from './googleChannel.ts';
import { tokenIn } from './tokenIn.ts';

/** How long the answer may take once somebody is back on the page, in milliseconds. */
const closeGraceMs = 1_000;

/**
 * Asks Google who somebody is, by OpenID Connect's implicit flow, in a window of its own. Nothing of
 * Google's runs in the product's pages, so the content policy and the opener policy stay as they are
 * for everybody. Once the window shows another origin, its closing cannot be observed: if the page
 * gets the focus back without an answer, the window counts as closed.
 */
export async function askGoogle(clientId: string, language: Language): Promise<string> {
  const [state, nonce] = [crypto.randomUUID(), crypto.randomUUID()];
  const channel = new BroadcastChannel(googleChannel);
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

/** The answer to the question that has this state: other tabs may be asking too. */
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
