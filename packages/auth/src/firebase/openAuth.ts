import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import type { FirebaseAuthOptions } from './firebaseAuthOptions.ts';

/** Where sessions are kept: in IndexedDB, or in localStorage where there is none. */
const onDevice = [indexedDBLocalPersistence, browserLocalPersistence];

/**
 * The SDK's auth object. `initializeAuth` and not `getAuth`: the latter brings the popup resolver,
 * which loads a third-party script at start on Safari and on phones.
 */
export function openAuth(options: FirebaseAuthOptions): Auth {
  const { apiKey, authDomain, projectId, appId, appName } = options;
  const config = { apiKey, authDomain, projectId, ...(appId === undefined ? {} : { appId }) };
  const auth = initializeAuth(initializeApp(config, appName), { persistence: onDevice });
  options.connect?.(auth);
  return auth;
}
