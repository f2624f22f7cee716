import { type AuthService, lazyAuthService, resumeSignOut, withTimeout } from '@aulario/auth';
import type { Catalogue } from '@aulario/course-data';
import type { FirestoreProject } from '@aulario/firestore/newsletter';
import { inTime } from '@aulario/frame/async/inTime.ts';
import type { Language } from '@aulario/frame/language/language.ts';
import { lazyCatalogue } from '@aulario/frame/services/lazyCatalogue.ts';
import type { Newsletter } from '@aulario/frame/services/Newsletter.ts';
import type { OfflineCopy } from '@aulario/frame/services/OfflineCopy.ts';
import { openStorage } from '@aulario/frame/services/openStorage.ts';
import {
  countingCatalogue,
  countOutgoing,
  createCount,
  postCount,
  type SendCount,
} from '@aulario/frame/services/outgoing/counting.ts';
import type { Report } from '@aulario/frame/services/report.ts';
import type { Services } from '@aulario/frame/services/Services.tsx';
import { createAccountRecords } from '@aulario/frame/session/localData/accountRecords.ts';
import {
  authWithLocalData,
  type LocalDataOfSession,
} from '@aulario/frame/session/localData/authWithLocalData.ts';
import { createSync } from '@aulario/frame/session/localData/createSync.ts';
import { followSettings } from '@aulario/frame/session/localData/followSettings.ts';
import { localCollections } from '@aulario/frame/session/localData/localCollections.ts';
import { keepRecords } from '@aulario/local-data/kept';
import { openTabChannel } from '@aulario/local-data/replica';
import { createNewsletter } from '@aulario/screens/newsletter/createNewsletter.ts';
import { createProposals } from '@aulario/screens/teach/createProposals.ts';
import type { TypesenseOptions } from '@aulario/typesense';
import { openCatalogue } from './catalogue/openCatalogue.ts';
import { createOfflineCopy } from './createOfflineCopy.ts';
import { openOldRecords } from './disk/oldRecords.ts';
import { openDisk } from './disk/openDisk.ts';
import { readEnv } from './env/env.ts';
import { fetchInTime, requestTimeoutMs } from './fetchInTime.ts';
import { createReport } from './report/createReport.ts';
import { reportingAuth, reportUnexplained } from './report/reportingAuth.ts';
import { reportingCatalogue } from './report/reportingCatalogue.ts';

/** The accounts: their code is loaded when needed, and every request has a timeout. */
function createAuth(
  storage: Storage,
  records: Pick<LocalDataOfSession, 'records' | 'onSignIn'>,
  offline: OfflineCopy,
  report: Report,
): AuthService {
  const reportTo = reportUnexplained(report);
  const accounts = lazyAuthService(async () =>
    (await import('./accounts.ts')).openAccounts(reportTo),
  );
  return authWithLocalData(resumeSignOut(withTimeout(accounts, requestTimeoutMs), storage), {
    ...records,
    storage,
    tabStorage: openStorage('sessionStorage'),
    offline,
  });
}

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

/** Loaded when a page opens: a link that is followed may end the page before any code arrives. */
function firestoreCounts(project: FirestoreProject): SendCount {
  const loading = import('@aulario/firestore/counts');
  // It fails again where something is counted.
  loading.catch(() => undefined);
  return async (counted) => {
    const { createFirestoreCounts } = await loading;
    await createFirestoreCounts(project).add(counted);
  };
}

const loadGoogle = (clientId: string) => async (language: Language) => {
  const { askGoogle } = await import('@aulario/screens/google/askGoogle.ts');
  return askGoogle(clientId, language);
};

/** How long a first screen waits for what the visitor keeps, in ms: a disk may never answer. */
const recordsMs = 2000;

/**
 * Opens what this browser keeps. Disk and channel are named alike.
 *
 * @returns With it, `opened` resolves once the visitor's records are there.
 */
function openRecords(storage: Storage, project: FirestoreProject, auth: () => AuthService) {
  const disk = openDisk();
  const kept = keepRecords({ disk, channel: openTabChannel('aulario'), localCollections });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void kept.reload();
  });
  window.addEventListener('pagehide', kept.leave);
  const old = openOldRecords(storage, kept);
  const sync = createSync({
    kept,
    disk,
    async load() {
      const { accountSync } = await import('./accountSync.ts');
      return accountSync({ project, kept, getToken: auth().getToken });
    },
  });
  const isOpened = kept.visitor.loaded.then(() => old.move(null));
  return {
    kept,
    sync,
    opened: inTime(isOpened, recordsMs, undefined),
    records: createAccountRecords({ kept, sync, old }),
  };
}

/**
 * Counts links that are followed and searches that find nothing, where an endpoint or Firestore takes
 * them. Conditions known at build time: a build without either contains none of its code.
 */
function counted(catalogue: Catalogue, env: ReturnType<typeof readEnv>) {
  if (!import.meta.env.VITE_COUNTS_URL && !import.meta.env.VITE_COUNTS_FIRESTORE) return catalogue;
  const { countsUrl, firestore, outgoing } = env;
  const send = import.meta.env.VITE_COUNTS_FIRESTORE
    ? firestoreCounts(firestore)
    : postCount(countsUrl);
  const count = createCount(send);
  countOutgoing(document, count, outgoing);
  return countingCatalogue(catalogue, count);
}

/** The services, and when a screen can show what the visitor keeps. */
export interface OpenedServices extends Services {
  readonly opened: Promise<void>;
}

/**
 * The composition root: chooses the implementation of every port. Accounts and the static catalogue
 * are opened by modules of their own, since pages run those before the application.
 */
export function createServices(): OpenedServices {
  const env = readEnv();
  const { typesense } = env;
  const report = createReport({ url: env.reportUrl, isDevelopment: import.meta.env.DEV });
  const storage = openStorage('localStorage');
  const offline = createOfflineCopy(navigator, report);
  const catalogue =
    typesense === null ? openCatalogue(report) : lazyCatalogue(() => loadTypesense(typesense));
  const { kept, sync, records, opened } = openRecords(storage, env.firestore, () => auth);
  const onSignIn = (id: string) => followSettings({ localData: kept, storage, sync }, id);
  const auth = reportingAuth(createAuth(storage, { records, onSignIn }, offline, report), report);
  return {
    opened,
    report,
    storage,
    localData: kept,
    sync,
    offline,
    catalogue: counted(reportingCatalogue(catalogue, report), env),
    newsletter:
      env.newsletterUrl === ''
        ? firestoreNewsletter(env.firestore)
        : createNewsletter(env.newsletterUrl, fetchInTime),
    proposals: createProposals(env.proposals, fetchInTime),
    outgoing: env.outgoing,
    auth,
    // A condition known at build time: a build without Google contains none of its code.
    askGoogle: import.meta.env.VITE_GOOGLE_CLIENT_ID ? loadGoogle(env.googleClientId) : null,
  };
}
