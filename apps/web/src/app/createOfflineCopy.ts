import { forgetMessage, type OfflineCopy } from '../features/offline/OfflineCopy.ts';
import { workerAddress } from './workerAddress.ts';

/**
 * What a service worker keeps (serviceWorker.ts). There is none in development, nor where the browser
 * has none or refuses one: the product then needs a network, as any page does.
 */
export function createOfflineCopy({ serviceWorker }: Partial<Navigator>): OfflineCopy {
  const ignore = () => undefined;
  return {
    keep() {
      if (!import.meta.env.PROD) return;
      serviceWorker?.register(workerAddress('service')).catch(ignore);
    },
    forget() {
      serviceWorker
        ?.getRegistration()
        .then((registration) => registration?.active?.postMessage(forgetMessage))
        .catch(ignore);
    },
  };
}
