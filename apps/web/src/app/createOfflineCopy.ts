import {
  forgetMessage,
  keepMessage,
  type OfflineCopy,
  takeOverMessage,
} from '../features/services/OfflineCopy.ts';
import type { Report } from '../features/services/report.ts';
import { whenLoaded } from './whenIdle.ts';
import { workerAddress } from './workerAddress.ts';

const checkIntervalMs = 60 * 60_000;

/**
 * What a service worker keeps (serviceWorker.ts). There is none in development, nor where the browser
 * has none or refuses one: the product then needs a network, as any page does.
 */
export function createOfflineCopy(
  { serviceWorker, connection }: Partial<Navigator> & { connection?: { saveData?: boolean } },
  report: Report,
): OfflineCopy {
  const listeners = new Set<() => void>();
  const fail = (error: unknown) => report(error, 'service worker');
  let waiting: ServiceWorker | null = null;
  let isKept = false;

  // A worker that is installed while another one answers holds another build.
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
