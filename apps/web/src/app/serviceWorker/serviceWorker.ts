import {
  activityChannel,
  forgetMessage,
  keepMessage,
  takeOverMessage,
} from '@aulario/frame/services/OfflineCopy.ts';
import { clientsClaim, type RouteMatchCallback, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { addPlugins, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { type CatalogueManifest, filesToPrecache } from './filesToPrecache.ts';
import { intactFiles, isIntact } from './intactFiles.ts';
import { lastGoodManifest } from './lastGoodManifest.ts';
import { createQuietTime } from './quietTime.ts';
import { rejectDamagedParts } from './rejectDamagedParts.ts';

declare global {
  /** The project's types only know the events of a page. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }

  function skipWaiting(): Promise<void>;

  /** The SHA-256 of the files of this build by path, inserted by the build. */
  const builtFiles: Readonly<Record<string, string>>;
}

/** A slower network counts as offline when a cached response exists. */
const networkTimeoutSeconds = 4;

/** The maximum number of entries by cache; the least recently used one is evicted first. */
const maxEntriesOf = { manifest: 1, parts: 2000 };

// Its own optional properties are undefined, which the plugin's type does not know.
const upTo = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

const below =
  (folder: string): RouteMatchCallback =>
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith(folder);

/** Matches requests that bypass the HTTP cache after an unusable response. */
const againBelow =
  (folder: string): RouteMatchCallback =>
  (asked) =>
    asked.request.cache === 'reload' && below(folder)(asked);

/** A page of the build from the cache; undefined if it is damaged there. */
async function wholePage(path: string): Promise<Response | undefined> {
  const page = await matchPrecache(path);
  return page && (await isIntact(builtFiles, path, page)) ? page : undefined;
}

// Pages come from the network first, so that a deploy is visible at once. This route precedes the
// others because the precache contains the page too.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    networkTimeoutSeconds,
    plugins: [{ handlerDidError: () => wholePage('/app') }],
  }),
);

registerRoute(againBelow('/assets/'), new NetworkOnly());
addPlugins([intactFiles(builtFiles)]);
precacheAndRoute(
  Object.entries(builtFiles).map(([url, digest]) => ({
    url,
    // Paths under /assets/ contain a hash of their content.
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

// All other files of the catalogue are in folders named by a hash of their content.
const parts = { cacheName: 'parts', plugins: [rejectDamagedParts(), upTo(maxEntriesOf.parts)] };
/** The copy in advance waits for this long after the page's own reading and the reader's actions. */
const quiet = createQuietTime(2000);
new BroadcastChannel(activityChannel).onmessage = () => quiet.interrupt();
const interruptCopy: WorkboxPlugin = { handlerWillStart: async () => quiet.interrupt() };
const partsForPage = { ...parts, plugins: [...parts.plugins, interruptCopy] };
registerRoute(againBelow('/catalogue/'), new NetworkFirst(partsForPage));
registerRoute(below('/catalogue/'), new CacheFirst(partsForPage));

clientsClaim();

/** A new number cancels the round in progress. */
let keepRound = 0;
let forgotten: Promise<void> = Promise.resolve();

async function forget() {
  keepRound += 1;
  for (const [name, maxEntries] of Object.entries(maxEntriesOf)) {
    await caches.delete(name);
    await new CacheExpiration(name, { maxEntries }).delete();
  }
}

// The page that installs the worker requested the manifest before there was a worker. If this fetch
// fails, a later request repeats it.
addEventListener('install', (event) => {
  const request = new Request(manifestPath);
  manifest.handle({ event: event as ExtendableEvent, request }).catch(() => undefined);
});

/** The number of bytes of the catalogue to cache in advance. */
const keepBudgetBytes = 3_000_000;
const parallelRequests = 4;

const partsInAdvance = new NetworkFirst(parts);

/** Returns the manifest that the page uses: the host's, or the cached one. */
async function readManifest(event: ExtendableEvent): Promise<CatalogueManifest> {
  const response = await manifest.handle({ event, request: new Request(manifestPath) });
  const { content } = await response.json();
  return content;
}

/**
 * Caches files up to the budget, a few in parallel while the page is at rest, and removes those of
 * older catalogues.
 */
async function keep(event: ExtendableEvent): Promise<void> {
  keepRound += 1;
  const round = keepRound;
  await forgotten;
  quiet.interrupt();
  const content = await readManifest(event);
  const paths = filesToPrecache(content, keepBudgetBytes).map((path) => `/catalogue/${path}`);
  const cache = await caches.open(parts.cacheName);
  const folders = Object.values(content).map((part: { folder?: string } | null) => part?.folder);
  for (const request of await cache.keys()) {
    const [, , folder] = new URL(request.url).pathname.split('/');
    if (!folders.includes(folder)) await cache.delete(request);
  }
  const fetchNext = async (): Promise<void> => {
    await quiet.passed();
    const path = paths.shift();
    if (path === undefined || round !== keepRound) return;
    if ((await cache.match(path)) === undefined) {
      // Past the browser's own cache, which may contain a failure of the host.
      const request = new Request(path, { cache: 'reload', priority: 'low' });
      await partsInAdvance.handle({ event, request }).catch(() => undefined);
    }
    return fetchNext();
  };
  await Promise.all(Array.from({ length: parallelRequests }, fetchNext));
}

addEventListener('message', (message) => {
  const event = message as ExtendableEvent & typeof message;
  // Files that cannot be cached now are fetched when needed.
  if (event.data === keepMessage) event.waitUntil(keep(event).catch(() => undefined));
  if (event.data === forgetMessage) {
    forgotten = forget();
    event.waitUntil(forgotten);
  }
  if (event.data === takeOverMessage) event.waitUntil(skipWaiting());
});
