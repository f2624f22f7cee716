import { lazyAuthService, limitedAuthService } from '@aulario/auth';
import type { TypesenseOptions } from '@aulario/course-data/typesense';
import { readLanguage } from '../features/language/language.ts';
import { createNewsletter } from '../features/newsletter/newsletter.ts';
import { openStorage } from '../features/services/openStorage.ts';
import type { Services } from '../features/services/Services.tsx';
import { readEnv } from './env.ts';
import { fetchInTime, longestWait } from './fetchInTime.ts';
import { lazyCatalogue } from './lazyCatalogue.ts';
import { openCatalogue } from './openCatalogue.ts';

const isEmulator = import.meta.env.MODE === 'emulator';

async function emulatorConnector() {
  const { connectEmulator } = await import('@aulario/auth/firebase-emulator');
  return connectEmulator(import.meta.env.VITE_AUTH_EMULATOR_URL ?? 'http://localhost:9099');
}

/** The hosted search engine; its client is loaded only where one is configured. */
async function loadTypesense(options: TypesenseOptions) {
  const { createTypesenseCatalogue } = await import('@aulario/course-data/typesense');
  return createTypesenseCatalogue(options);
}

/** The composition root: the one place that picks what stands behind each port. */
export function createServices(): Services {
  const env = readEnv();
  const { typesense } = env;
  const storage = openStorage();
  return {
    storage,
    catalogue: typesense === null ? openCatalogue() : lazyCatalogue(() => loadTypesense(typesense)),
    newsletter: env.newsletterUrl === '' ? null : createNewsletter(env.newsletterUrl, fetchInTime),
    issuesUrl: env.issuesUrl === '' ? null : env.issuesUrl,
    auth: limitedAuthService(
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
  };
}
