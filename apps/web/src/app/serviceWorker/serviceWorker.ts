import { clientsClaim, type RouteMatchCallback, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import {
  forgetMessage,
  keepMessage,
  takeOverMessage,
} from '../../features/services/OfflineCopy.ts';
import { filesToKeep, type KeptManifest } from './filesToKeep.ts';
import { intactFiles } from './intactFiles.ts';
import { lastGoodManifest } from './lastGoodManifest.ts';

declare global {
  /** The program's types know only the events of a page. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }

  function skipWaiting(): Promise<void>;

  /** The SHA-256 of the files of this build by their path, set by the build. */
  const builtFiles: Readonly<Record<string, string>>;
}

/** A network that is slower counts as none, where something is kept. */
const networkTimeoutSeconds = 4;

/** Entries by cache; the one that was used longest ago goes first. */
const maxEntriesOf = { manifest: 1, parts: 2000, covers: 300 };

// Its own optional properties are undefined, which the plugin's type does not know.
const upTo = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

/** A host may answer with its page, and status 200, where a file is missing. */
const refuseType = (isRefused: (type: string) => boolean): WorkboxPlugin => ({
  cacheWillUpdate: async ({ response }) =>
    response.status === 200 && !isRefused(response.headers.get('content-type') ?? '')
      ? response
      : null,
});

const refusePages = refuseType((type) => type.includes('html'));
const refuseOtherThanImages = refuseType((type) => !type.startsWith('image/'));

const below =
  (folder: string): RouteMatchCallback =>
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith(folder);

/** Asked for past the cache, since what came from it was of no use. */
const againBelow =
  (folder: string): RouteMatchCallback =>
  (asked) =>
    asked.request.cache === 'reload' && below(folder)(asked);

// A page comes from the network, so that a deploy is seen at once; and first of all routes, since
// the kept files hold the one page, too.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    networkTimeoutSeconds,
    plugins: [{ handlerDidError: () => matchPrecache('/app') }],
  }),
);

registerRoute(againBelow('/assets/'), new NetworkOnly());
addPlugins([intactFiles(builtFiles)]);
precacheAndRoute(
  Object.entries(builtFiles).map(([url, digest]) => ({
    url,
    // Other paths name the build that they belong to.
    revision: url.startsWith('/assets/') ? null : digest,
  })),
);

const manifestPath = '/catalogue/manifest.json';
const manifest = new NetworkFirst({
  cacheName: 'manifest',
  networkTimeoutSeconds,
  plugins: [lastGoodManifest(), upTo(maxEntriesOf.manifest)],
});
registerRoute(manifestPath, manifest);

// Everything else of the catalogue lies in folders that are named by what they hold.
const parts = { cacheName: 'parts', plugins: [refusePages, upTo(maxEntriesOf.parts)] };
const freshParts = new NetworkFirst(parts);
registerRoute(againBelow('/catalogue/'), freshParts);
registerRoute(below('/catalogue/'), new CacheFirst(parts));

registerRoute(
  below('/covers/'),
  new StaleWhileRevalidate({
    cacheName: 'covers',
    plugins: [refuseOtherThanImages, upTo(maxEntriesOf.covers)],
  }),
);

clientsClaim();

/** Another number stops what is under way. */
let keepRound = 0;

async function forget() {
  keepRound += 1;
  for (const [name, maxEntries] of Object.entries(maxEntriesOf)) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries }).delete();
  }
}

// The page that brings the worker has asked for the manifest before there was one. A worker that
// cannot get it now does with every later question.
addEventListener('install', (event) => {
  const request = new Request(manifestPath);
  manifest.handle({ event: event as ExtendableEvent, request }).catch(() => undefined);
});

/** How much of the catalogue is fetched before anybody has looked at it. */
const keepBudgetBytes = 3_000_000;
const parallelRequests = 4;

/** The manifest as the page uses it: the host's, or the kept one. */
async function readManifest(event: ExtendableEvent): Promise<KeptManifest> {
  const response = await manifest.handle({ event, request: new Request(manifestPath) });
  const { content } = await response.json();
  return content;
}

/** Fetches what the budget allows, a few files at a time, and removes what older catalogues left. */
async function keep(event: ExtendableEvent): Promise<void> {
  keepRound += 1;
  const round = keepRound;
  const content = await readManifest(event);
  const paths = filesToKeep(content, keepBudgetBytes).map((path) => `/catalogue/${path}`);
  const cache = await caches.open(parts.cacheName);
  const folders = Object.values(content).map((part: { folder?: string } | null) => part?.folder);
  for (const request of await cache.keys()) {
    const [, , folder] = new URL(request.url).pathname.split('/');
    if (!folders.includes(folder)) await cache.delete(request);
  }
  const fetchNext = async (): Promise<void> => {
    const path = paths.shift();
    if (path === undefined || round !== keepRound) return;
    if ((await cache.match(path)) === undefined) {
      // Past the browser's own cache, which may keep a failure of the host.
      const request = new Request(path, { cache: 'reload' });
      await freshParts.handle({ event, request }).catch(() => undefined);
    }
    return fetchNext();
  };
  await Promise.all(Array.from({ length: parallelRequests }, fetchNext));
}

addEventListener('message', (message) => {
  const event = message as ExtendableEvent & typeof message;
  // Whatever cannot be kept now is fetched when it is needed.
  if (event.data === keepMessage) event.waitUntil(keep(event).catch(() => undefined));
  if (event.data === forgetMessage) event.waitUntil(forget());
  if (event.data === takeOverMessage) event.waitUntil(skipWaiting());
});
