import type { FirestoreProject } from '@aulario/firestore/newsletter';
import type { Language } from '@aulario/frame/language/language.ts';
import { lazyCatalogue } from '@aulario/frame/services/lazyCatalogue.ts';
import type { Newsletter } from '@aulario/frame/services/Newsletter.ts';
import { openStorage } from '@aulario/frame/services/openStorage.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import { noSync } from '@aulario/frame/services/Sync.ts';
import { createLocalData } from '@aulario/local-data';
import { createNewsletter } from '@aulario/screens/newsletter/createNewsletter.ts';
import type { TypesenseOptions } from '@aulario/typesense';
import { createAuth } from './createAuth.ts';
import { createOfflineCopy } from './createOfflineCopy.ts';
import { createReport } from './createReport.ts';
import { readEnv } from './env.ts';
import { fetchInTime } from './fetchInTime.ts';
import { openCatalogue } from './openCatalogue.ts';
import { reportingAuth } from './reportingAuth.ts';
import { reportingCatalogue } from './reportingCatalogue.ts';

/** The hosted search engine. Its client is loaded only where one is configured. */
async function loadTypesense(options: TypesenseOptions) {
  const { createTypesenseCatalogue } = await import('@aulario/typesense');
  return createTypesenseCatalogue(options);
}

/** The newsletter that needs no service of its own. Its code is loaded with the first subscription. */
const firestoreNewsletter = (project: FirestoreProject): Newsletter => ({
  async subscribe(email) {
    const { createFirestoreNewsletter } = await import('@aulario/firestore/newsletter');
    await createFirestoreNewsletter(project).subscribe(email);
  },
});

const loadGoogle = (clientId: string) => async (language: Language) => {
  const { askGoogle } = await import('@aulario/screens/google/askGoogle.ts');
  return askGoogle(clientId, language);
};

/**
 * The composition root: chooses the implementation of every port. Accounts and the static catalogue
 * are opened by modules of their own, since pages run those before the application.
 */
export function createServices(): Services {
  const env = readEnv();
  const { typesense } = env;
  const report = createReport({ url: env.reportUrl, isDevelopment: import.meta.env.DEV });
  const storage = openStorage('localStorage');
  const offline = createOfflineCopy(navigator, report);
  const catalogue =
    typesense === null ? openCatalogue(report) : lazyCatalogue(() => loadTypesense(typesense));
  const localData = createLocalData({ storage, window });
  return {
    report,
    storage,
    localData,
    sync: noSync,
    offline,
    catalogue: reportingCatalogue(catalogue, report),
    newsletter:
      env.newsletterUrl === ''
        ? firestoreNewsletter(env.firestore)
        : createNewsletter(env.newsletterUrl, fetchInTime),
    auth: reportingAuth(createAuth(storage, localData, offline, report), report),
    // A condition known at build time: a build without Google contains none of its code.
    askGoogle: import.meta.env.VITE_GOOGLE_CLIENT_ID ? loadGoogle(env.googleClientId) : null,
  };
}
