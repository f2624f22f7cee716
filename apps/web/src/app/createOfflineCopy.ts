import {
  activityChannel,
  forgetMessage,
  keepMessage,
  type OfflineCopy,
  takeOverMessage,
} from '../features/services/OfflineCopy.ts';
import type { Report } from '../features/services/report.ts';
import { whenLoaded } from './whenIdle.ts';
import { workerAddress } from './workerAddress.ts';

const checkIntervalMs = 60 * 60_000;

/** At most one announcement in this time. */
const activityIntervalMs = 500;

/** Announces what the reader does, so that the service worker leaves the processor to the page. */
function announceActivity(): void {
  const channel = new BroadcastChannel(activityChannel);
  let next = 0;
  const announce = ({ timeStamp }: Event) => {
    if (timeStamp < next) return;
    next = timeStamp + activityIntervalMs;
    channel.postMessage(null);
  };
  for (const type of ['keydown', 'pointerdown', 'scroll']) {
    addEventListener(type, announce, { capture: true, passive: true });
  }
}

/**
 * The cache of the service worker (serviceWorker.ts). Development builds, and browsers without or
 * with blocked service workers, have none: the product then needs a network.
 */
export function createOfflineCopy(
  { serviceWorker, connection }: Partial<Navigator> & { connection?: { saveData?: boolean } },
  report: Report,
): OfflineCopy {
  const listeners = new Set<() => void>();
  const fail = (error: unknown) => report(error, 'service worker');
  let waiting: ServiceWorker | null = null;
  let isKept = false;

  // While one worker controls the page, a newly installed one has another build.
  const offer = (worker: ServiceWorker | null) => {
    if (worker?.state !== 'installed' || !serviceWorker?.controller) return;
    waiting = worker;
    for (const listener of listeners) listener();
  };

  const watch = (registration: ServiceWorkerRegistration) => {
    offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const { installing } = registration;
      installing?.addEventListener('statechange', () => offer(installing));
    });
    setInterval(() => registration.update().catch(() => undefined), checkIntervalMs);
  };

  return {
    keep() {
      if (!import.meta.env.PROD || isKept || !serviceWorker) return;
      isKept = true;
      const container = serviceWorker;
      whenLoaded(() => {
        container.register(workerAddress('service')).then(watch).catch(fail);
        if (connection?.saveData === true) return;
        announceActivity();
        container.ready.then(({ active }) => active?.postMessage(keepMessage)).catch(fail);
      });
    },
    forget() {
      serviceWorker
        ?.getRegistration()
        .then((registration) => registration?.active?.postMessage(forgetMessage))
        .catch(fail);
    },
    onUpdate(listener) {
      listeners.add(listener);
      if (waiting !== null) listener();
      return () => listeners.delete(listener);
    },
    update() {
      const reload = () => window.location.reload();
      serviceWorker?.addEventListener('controllerchange', reload, { once: true });
      waiting?.postMessage(takeOverMessage);
    },
  };
}
