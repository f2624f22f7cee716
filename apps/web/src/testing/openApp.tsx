import { createMemoryAuthService } from '@aulario/auth/testing';
import { createMemoryCatalogue } from '@aulario/course-data';
import { loadTexts } from '@aulario/frame/language/loadTexts.ts';
import { languageAt } from '@aulario/frame/navigation/address/languageAddress.ts';
import { noOfflineCopy } from '@aulario/frame/services/OfflineCopy.ts';
import { createMemoryStorage } from '@aulario/frame/services/openStorage.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import { noSync } from '@aulario/frame/services/Sync.ts';
import { createAccountRecords } from '@aulario/frame/session/localData/accountRecords.ts';
import { authWithLocalData } from '@aulario/frame/session/localData/authWithLocalData.ts';
import { createSync } from '@aulario/frame/session/localData/createSync.ts';
import { followSettings } from '@aulario/frame/session/localData/followSettings.ts';
import { createMemoryRouter } from 'react-router-dom';
import { App } from '../app/App.tsx';
import { openOldRecords } from '../app/disk/oldRecords.ts';
import { createRoutes } from '../app/routes.tsx';
import { browserOf } from './browserOf.ts';
import { noteSession } from './followedSessions.ts';
import { signedOut } from './testAccount.ts';

/** The records of accounts on the browser of a storage, which are sent nowhere. */
function recordsOf(storage: Storage) {
  const { disk, page } = browserOf(storage);
  return createAccountRecords({
    kept: page,
    sync: createSync({ kept: page, disk, load: () => new Promise(() => {}) }),
    old: openOldRecords(storage, page),
  });
}

/** Services that reach nothing outside the page. Signed out, without courses. */
export function memoryServices(overrides: Partial<Services> = {}): Services {
  const storage = overrides.storage ?? createMemoryStorage();
  const services: Services = {
    auth: createMemoryAuthService({ state: signedOut }),
    catalogue: createMemoryCatalogue([]),
    storage,
    localData: browserOf(storage).page,
    sync: noSync,
    offline: noOfflineCopy,
    report: () => undefined,
    askGoogle: null,
    newsletter: { subscribe: async () => {} },
    proposals: { kind: 'none' },
    outgoing: {},
    ...overrides,
  };
  services.auth = authWithLocalData(services.auth, {
    records: recordsOf(storage),
    storage,
    tabStorage: createMemoryStorage(),
    offline: services.offline,
    onSignIn: (accountId) => noteSession(followSettings(services, accountId)),
  });
  return services;
}

/** The whole application around the given services, opened at an address, ready to be rendered. */
export async function openApp(path: string, services: Services) {
  const { pathname } = new URL(path, 'https://aulario.invalid');
  const language = languageAt(pathname, services.storage);
  const texts = await loadTexts(language);
  const router = createMemoryRouter(createRoutes(services, texts), { initialEntries: [path] });
  const app = <App router={router} services={services} texts={texts} />;
  return { app, router };
}
