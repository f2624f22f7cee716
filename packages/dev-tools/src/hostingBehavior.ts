/**
 * What Firebase Hosting does and its emulator does not; loaded into the emulator's process. A path
 * that cannot be decoded is refused (the query is the application's), what is missing has the
 * cache header of '404.html' in firebase.json, and what the browser has already is not sent again.
 */
import { type IncomingMessage, Server, type ServerResponse } from 'node:http';

/** Firebase compresses a file once, its emulator for every answer: most of the time that an answer takes. */
const isCompressed = process.env['HOSTING_COMPRESSION'] !== 'off';

function hasDecodablePath(url: string): boolean {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURI(path);
    return true;
  } catch {
    // The only error that it throws.
    return false;
  }
}

function answer({ url = '', headers: asked }: IncomingMessage, response: ServerResponse): boolean {
  if (!hasDecodablePath(url)) {
    response.writeHead(400, { 'content-type': 'text/plain' }).end('Bad request');
    return true;
  }
  if (!isCompressed) delete asked['accept-encoding'];
  const { writeHead } = response;
  response.writeHead = (status: number, ...headers: []) => {
    if (status === 404) response.setHeader('cache-control', 'no-cache');
    const known = asked['if-none-match'];
    const isKnown = status === 200 && known !== undefined && known === response.getHeader('etag');
    // Node.js sends no body after it.
    return writeHead.call(response, isKnown ? 304 : status, ...headers);
  };
  return false;
}

const { emit } = Server.prototype;

Server.prototype.emit = function (this: Server, event: string, ...given: unknown[]): boolean {
  const isAnswered = event === 'request' && answer(...(given as [IncomingMessage, ServerResponse]));
  return isAnswered || Reflect.apply(emit, this, [event, ...given]);
};
