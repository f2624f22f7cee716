import { lazyAuthService, limitedAuthService } from '@aulario/auth';
import { readLanguage } from '../features/language/language.ts';
import { createNewsletter } from '../features/newsletter/newsletter.ts';
import { openStorage } from '../features/services/openStorage.ts';
import type { Services } from '../features/services/Services.tsx';
import { createChest } from '../features/things/chest.ts';
import { keepThings } from '../features/things/keepThings.ts';
import { readEnv } from './env.ts';
import { fetchInTime, longestWait } from './fetchInTime.ts';
import { lazyCatalogue } from './lazyCatalogue.ts';

const isEmulator = import.meta.env.MODE === 'emulator';

async function emulatorConnector() {
  const { connectEmulator } = await import('@aulario/auth/firebase-emulator');
  return connectEmulator(import.meta.env.VITE_AUTH_EMULATOR_URL ?? 'http://localhost:9099');
}

const catalogueUrl = '/catalogue/';

/** The courses travel beside the code that reads them, and the pages without courses load neither. */
async function loadCatalogue() {
  const underWay = fetchInTime(`${catalogueUrl}courses.json`);
  // Whoever opens the catalogue meets a failure there; until then it is no unhandled one.
  underWay.catch(() => undefined);
  const { openCatalogue } = await import('./openCatalogue.ts');
  return openCatalogue(catalogueUrl, underWay);
}

/** The composition root: the one place that picks what stands behind each port. */
export function createServices(): Services {
  const env = readEnv();
  const storage = openStorage('localStorage');
  return {
    storage,
    catalogue: lazyCatalogue(loadCatalogue),
    newsletter: env.newsletterUrl === '' ? null : createNewsletter(env.newsletterUrl, fetchInTime),
    issuesUrl: env.issuesUrl === '' ? null : env.issuesUrl,
    auth: keepThings(
      limitedAuthService(
        lazyAuthService(async () => {
          const { createFirebaseAuthService } = await import('@aulario/auth/firebase');
          return createFirebaseAuthService({
            ...env.firebase,
            storage,
            language: () => readLanguage(storage),
            // The condition is known at build time: without it a bundle holds nothing of the emulator.
            connect: isEmulator ? await emulatorConnector() : undefined,
          });
        }),
        longestWait,
      ),
      createChest(storage, openStorage('sessionStorage')),
    ),
  };
}
