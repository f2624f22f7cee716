// @vitest-environment jsdom

import { afterEach, expect, it, vi } from 'vitest';
import { askGoogle } from './askGoogle.ts';
import { googleChannel } from './googleChannel.ts';

const open = vi.fn<typeof window.open>();
vi.stubGlobal('open', open);

afterEach(() => {
  vi.useRealTimers();
  open.mockReset();
});

/** Presses the button; returns the request to Google and a way to answer it. */
function asked() {
  open.mockReturnValue(window);
  const token = askGoogle('the-client', 'es');
  const address = new URL(String(open.mock.lastCall?.[0]));
  const of = (name: string) => address.searchParams.get(name) ?? '';
  const answer = (entries: Record<string, string>) => {
    const channel = new BroadcastChannel(googleChannel);
    channel.postMessage(new URLSearchParams(entries).toString());
    channel.close();
  };
  return { token, address, of, answer };
}

it('opens Google at its own address, to come back to ours', async () => {
  const { token, address, of, answer } = asked();
  expect(address.origin + address.pathname).toBe('https://accounts.google.com/o/oauth2/v2/auth');
  expect(of('client_id')).toBe('the-client');
  expect(of('redirect_uri')).toBe(`${window.location.origin}/account/google`);
  expect(of('response_type')).toBe('id_token');
  const claims = btoa(JSON.stringify({ nonce: of('nonce') }));
  answer({ state: 'of another tab', error: 'access_denied' });
  answer({ state: of('state'), id_token: `e30.${claims}.sig` });
  expect(await token).toBe(`e30.${claims}.sig`);
});

it('asks with another state and nonce each time', async () => {
  const [one, two] = [asked(), asked()];
  expect(one.of('state')).not.toBe(two.of('state'));
  expect(one.of('nonce')).not.toBe(two.of('nonce'));
  for (const { answer, of, token } of [one, two]) {
    answer({ state: of('state'), error: 'access_denied' });
    await expect(token).rejects.toMatchObject({ code: 'popup-closed' });
  }
});

it('says when the browser let no window open', async () => {
  open.mockReturnValue(null);
  await expect(askGoogle('the-client', 'es')).rejects.toMatchObject({ code: 'popup-blocked' });
});

it('gives up a moment after the user came back without an answer', async () => {
  vi.useFakeTimers();
  const { token } = asked();
  const failure = expect(token).rejects.toMatchObject({ code: 'popup-closed' });
  window.dispatchEvent(new Event('focus'));
  await vi.advanceTimersByTimeAsync(1_000);
  await failure;
});
