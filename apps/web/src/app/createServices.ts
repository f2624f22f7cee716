import type { TypesenseOptions } from '@aulario/course-data/typesense';
import type { Language } from '../features/language/language.ts';
import { createNewsletter } from '../features/newsletter/newsletter.ts';
import { openStorage } from '../features/services/openStorage.ts';
import type { Services } from '../features/services/Services.tsx';
import { createAuth } from './createAuth.ts';
import { createOfflineCopy } from './createOfflineCopy.ts';
import { readEnv } from './env.ts';
import { fetchInTime } from './fetchInTime.ts';
import { lazyCatalogue } from './lazyCatalogue.ts';
import { openCatalogue } from './openCatalogue.ts';

/** The hosted search engine; its client is loaded only where one is configured. */
async function loadTypesense(options: TypesenseOptions) {
  const { createTypesenseCatalogue } = await import('@aulario/course-data/typesense');
  return createTypesenseCatalogue(options);
}

const loadGoogle = (clientId: string) => async (language: Language) => {
  const { askGoogle } = await import('../features/google/askGoogle.ts');
  return askGoogle(clientId, language);
};

/** The composition root: the one place that picks what stands behind each port. */
export function createServices(): Services {
  const env = readEnv();
  const { typesense } = env;
  const storage = openStorage('localStorage');
  const offline = createOfflineCopy(navigator);
  return {
    storage,
    offline,
    catalogue: typesense === null ? openCatalogue() : lazyCatalogue(() => loadTypesense(typesense)),
    newsletter: env.newsletterUrl === '' ? null : createNewsletter(env.newsletterUrl, fetchInTime),
    issuesUrl: env.issuesUrl === '' ? null : env.issuesUrl,
    auth: createAuth(env, storage, offline),
    // Asked of the build, too, so that one without Google holds nothing of it.
    askGoogle: import.meta.env.VITE_GOOGLE_CLIENT_ID ? loadGoogle(env.googleClientId) : null,
  };
}
