import { whenLoaded } from '@aulario/frame/async/whenIdle.ts';
import {
  activityChannel,
  forgetMessage,
  keepMessage,
  type OfflineCopy,
  takeOverMessage,
} from '@aulario/frame/services/OfflineCopy.ts';
import type { Report } from '@aulario/frame/services/report.ts';
import { createListeners, openChannel } from '@aulario/local-data';
import { workerAddress } from './catalogue/workerAddress.ts';

const checkIntervalMs = 60 * 60_000;

/** At most one announcement in this time. */
const activityIntervalMs = 500;

/** Announces what the reader does, so that the service worker leaves the processor to the page. */
function announceActivity(): void {
  const channel = openChannel(activityChannel);
  if (channel === null) return;
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
  const updates = createListeners();
  const fail = (error: unknown) => report(error, 'service worker');
  let waiting: ServiceWorker | null = null;
  let isRegistered = false;
  let isKept = false;
  let forgotten: Promise<unknown> = Promise.resolve();

  const offer = (worker: ServiceWorker) => {
    if (worker.state !== 'installed') return;
    waiting = worker;
    updates.publish();
  };

  const watch = (registration: ServiceWorkerRegistration) => {
    if (registration.waiting && registration.active) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      // The first worker is no new version, even where it controls the page before it says that it
      // is installed.
      const { installing: found, active: previous } = registration;
      if (previous) found?.addEventListener('statechange', () => offer(found));
    });
    // Without a network there is nothing new; the next check comes in an hour.
    setInterval(() => registration.update().catch(() => undefined), checkIntervalMs);
  };

  const register = (container: ServiceWorkerContainer) => {
    if (isRegistered) return;
    isRegistered = true;
    container.register(workerAddress('service')).then(watch).catch(fail);
    if (connection?.saveData !== true) announceActivity();
  };

  /** After what is to be forgotten, in whichever order the worker is found. */
  const sendKeep = async (container: ServiceWorkerContainer) => {
    await forgotten;
    const { active } = await container.ready;
    active?.postMessage(keepMessage);
  };

  return {
    keep() {
      if (!import.meta.env.PROD || isKept || !serviceWorker) return;
      isKept = true;
      const container = serviceWorker;
      whenLoaded(() => {
        register(container);
        if (connection?.saveData !== true) sendKeep(container).catch(fail);
      });
    },
    forget() {
      isKept = false;
      forgotten = Promise.resolve(serviceWorker?.getRegistration())
        .then((registration) => registration?.active?.postMessage(forgetMessage))
        .catch(fail);
    },
    onUpdate(listener) {
      if (waiting !== null) listener();
      return updates.subscribe(listener);
    },
    update() {
      const reload = () => window.location.reload();
      serviceWorker?.addEventListener('controllerchange', reload, { once: true });
      waiting?.postMessage(takeOverMessage);
    },
  };
}
