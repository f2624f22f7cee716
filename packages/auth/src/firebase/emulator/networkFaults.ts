import type { ServerResponse } from 'node:http';

/** A request that a {@link NetworkFault} affects. */
interface Struck {
  readonly response: ServerResponse;
  /** What the provider would have answered. */
  readonly answer: Buffer;
}

/** A way in which the network, or a device in it, fails a request. */
export interface NetworkFault {
  readonly name: string;
  /** The request never ends. */
  readonly isEndless?: true;
  /** Where requests go instead of the proxy. */
  readonly elsewhere?: 'nowhere' | 'unknown host' | 'closed port';
  readonly strike?: (struck: Struck) => void;
}

const json = 'application/json; charset=utf-8';
const page = '<!doctype html><title>Gateway</title><p>Please accept the terms.</p>';

const answering =
  (status: number, type: string, body: string, headers = {}) =>
  ({ response }: Struck): void => {
    response.writeHead(status, { 'content-type': type, ...headers }).end(body);
  };

const refusing = (code: number, message: string) => JSON.stringify({ error: { code, message } });

/** Sends the first half of the answer with headers that promise all of it. */
function half({ response, answer }: Struck): void {
  response.writeHead(200, { 'content-type': json, 'content-length': answer.length + 100 });
  response.write(answer.subarray(0, answer.length / 2));
}

export const networkFaults: readonly NetworkFault[] = [
  { name: 'no network', elsewhere: 'nowhere' },
  { name: 'a name that is not found', elsewhere: 'unknown host' },
  { name: 'a refused connection', elsewhere: 'closed port' },
  { name: 'a reset before the answer', strike: ({ response }) => void response.destroy() },
  {
    name: 'a reset in the middle of the body',
    strike: (struck) => {
      half(struck);
      setTimeout(() => struck.response.destroy(), 5);
    },
  },
  { name: 'no answer', isEndless: true, strike: () => undefined },
  { name: 'a body that stops', isEndless: true, strike: half },
  {
    name: 'a body that drips',
    isEndless: true,
    strike: ({ response }) => {
      response.writeHead(200, { 'content-type': json });
      const drops = setInterval(() => response.write(' '), 10);
      response.once('close', () => clearInterval(drops));
    },
  },
  { name: '500', strike: answering(500, json, '{}') },
  { name: '502 of a gateway', strike: answering(502, 'text/html', page) },
  {
    name: '503 with retry-after',
    strike: answering(503, json, refusing(503, 'The service is unavailable.'), {
      'retry-after': '30',
    }),
  },
  { name: '429', strike: answering(429, json, refusing(429, 'TOO_MANY_ATTEMPTS_TRY_LATER')) },
  { name: '403 of a firewall', strike: answering(403, 'text/html', page) },
  { name: '404', strike: answering(404, 'text/plain', 'Not found') },
  { name: 'a page in place of JSON', strike: answering(200, 'text/html', page) },
  {
    name: 'JSON cut short',
    strike: ({ response, answer }) => {
      response.writeHead(200, { 'content-type': json }).end(answer.subarray(0, answer.length / 2));
    },
  },
  { name: 'an empty body', strike: answering(200, json, '') },
  { name: 'another content type', strike: answering(200, 'image/gif', 'GIF89a\u0001') },
  { name: 'a captive portal', strike: answering(302, 'text/html', page, { location: '/portal' }) },
];
