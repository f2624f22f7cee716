import type { TypesenseOptions } from '@aulario/course-data/typesense';
import { createLocalData } from '@aulario/local-data';
import type { Language } from '../features/language/language.ts';
import { createNewsletter } from '../features/newsletter/createNewsletter.ts';
import { openStorage } from '../features/services/openStorage.ts';
import type { Services } from '../features/services/Services.tsx';
import { createAuth } from './createAuth.ts';
import { createOfflineCopy } from './createOfflineCopy.ts';
import { createReport } from './createReport.ts';
import { readEnv } from './env.ts';
import { fetchInTime } from './fetchInTime.ts';
import { lazyCatalogue } from './lazyCatalogue.ts';
import { openCatalogue } from './openCatalogue.ts';
import { reportingAuth } from './reportingAuth.ts';
import { reportingCatalogue } from './reportingCatalogue.ts';

/** The hosted search engine. Its client is loaded only where one is configured. */
async function loadTypesense(options: TypesenseOptions) {
  const { createTypesenseCatalogue } = await import('@aulario/course-data/typesense');
  return createTypesenseCatalogue(options);
}

const loadGoogle = (clientId: string) => async (language: Language) => {
  const { askGoogle } = await import('../features/google/askGoogle.ts');
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
    offline,
    catalogue: reportingCatalogue(catalogue, report),
    newsletter: env.newsletterUrl === '' ? null : createNewsletter(env.newsletterUrl, fetchInTime),
    auth: reportingAuth(createAuth(storage, localData, offline, report), report),
    // A condition known at build time: a build without Google contains none of its code.
    askGoogle: import.meta.env.VITE_GOOGLE_CLIENT_ID ? loadGoogle(env.googleClientId) : null,
  };
}
