import { clientsClaim, type RouteMatchCallback, type WorkboxPlugin } from 'workbox-core';
import { CacheExpiration, ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, StaleWhileRevalidate } from 'workbox-strategies';
import { forgetMessage } from '../features/offline/OfflineCopy.ts';

declare global {
  /** The program's types know only the events of a page. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }

  /** The files of this build, set by the build. */
  const builtFiles: PrecacheEntry[];
}

/** Seconds after which a slow network is taken for none, where something is kept. */
const patience = 4;

/** Entries by cache; the one that was used longest ago goes first. */
const kept = { manifest: 1, parts: 600, covers: 300 };

// Its own optional properties are undefined, which the plugin's type does not know.
const upTo = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true }) as WorkboxPlugin;

const below =
  (folder: string): RouteMatchCallback =>
  ({ url, sameOrigin }) =>
    sameOrigin && url.pathname.startsWith(folder);

// A page comes from the network, so that a deploy is seen at once; and first of all routes, since
// the kept files hold the one page, too.
registerRoute(
  ({ request }) => request.mode === 'navigate',
  new NetworkOnly({
    networkTimeoutSeconds: patience,
    plugins: [{ handlerDidError: () => matchPrecache('/app') }],
  }),
);

precacheAndRoute(builtFiles);

const manifestPath = '/catalogue/manifest.json';
const manifest = new NetworkFirst({
  cacheName: 'manifest',
  networkTimeoutSeconds: patience,
  plugins: [upTo(kept.manifest)],
});

registerRoute(manifestPath, manifest);

// Everything else of the catalogue lies in folders that are named by what they hold.
registerRoute(
  below('/catalogue/'),
  new CacheFirst({ cacheName: 'parts', plugins: [upTo(kept.parts)] }),
);

registerRoute(
  below('/covers/'),
  new StaleWhileRevalidate({ cacheName: 'covers', plugins: [upTo(kept.covers)] }),
);

clientsClaim();

async function forget() {
  for (const [name, maxEntries] of Object.entries(kept)) {
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

addEventListener('message', (event) => {
  if (event.data === forgetMessage) (event as ExtendableEvent & typeof event).waitUntil(forget());
});
