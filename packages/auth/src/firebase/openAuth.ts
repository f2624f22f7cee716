import { initializeApp } from 'firebase/app';
import {
  type Auth,
  browserLocalPersistence,
  indexedDBLocalPersistence,
  initializeAuth,
} from 'firebase/auth';
import type { FirebaseAuthOptions } from './firebaseAuthOptions.ts';

/** Where to store sessions: IndexedDB, or localStorage where that is missing. */
const onDevice = [indexedDBLocalPersistence, browserLocalPersistence];

/**
 * Opens the SDK's auth object. Uses `initializeAuth` because `getAuth` includes the popup resolver,
 * which loads a third-party script at start on Safari and on phones.
 */
export function openAuth(options: FirebaseAuthOptions): Auth {
  const { apiKey, authDomain, projectId, appId, appName } = options;
  const config = { apiKey, authDomain, projectId, ...(appId === undefined ? {} : { appId }) };
  const auth = initializeAuth(initializeApp(config, appName), { persistence: onDevice });
  options.connect?.(auth);
  return auth;
}
