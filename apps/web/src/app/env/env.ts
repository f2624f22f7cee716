import { readOutgoingLinks } from '@aulario/frame/services/outgoing/outgoingLinks.ts';
import { requireVariables } from './requiredVariables.ts';

/** The hosted search engine that replaces the catalogue's files when both values are set. */
function readTypesense() {
  const url = import.meta.env.VITE_TYPESENSE_URL;
  const searchKey = import.meta.env.VITE_TYPESENSE_SEARCH_KEY;
  return url && searchKey ? { url, searchKey } : null;
}

/**
 * Reads the configuration of the deployment. No other code reads it, and this one never as a whole: then a
 * limit that only the build knows would be in a script, and change the names of scripts in all pages.
 */
export function readEnv() {
  requireVariables({
    VITE_FIREBASE_API_KEY: import.meta.env.VITE_FIREBASE_API_KEY,
    VITE_FIREBASE_AUTH_DOMAIN: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
    VITE_FIREBASE_PROJECT_ID: import.meta.env.VITE_FIREBASE_PROJECT_ID,
  });
  return {
    firebase: {
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      appId: import.meta.env.VITE_FIREBASE_APP_ID,
    },
    firestore: {
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      origin: import.meta.env.VITE_FIRESTORE_EMULATOR_URL,
    },
    typesense: readTypesense(),
    googleClientId: import.meta.env.VITE_GOOGLE_CLIENT_ID ?? '',
    newsletterUrl: import.meta.env.VITE_NEWSLETTER_URL ?? '',
    proposals: {
      url: import.meta.env.VITE_PROPOSALS_URL ?? '',
      email: import.meta.env.VITE_OPERATOR_EMAIL ?? '',
      issuesUrl: import.meta.env.VITE_ISSUES_URL ?? '',
    },
    outgoing: readOutgoingLinks(import.meta.env.VITE_OUTGOING_LINKS),
    countsUrl: import.meta.env.VITE_COUNTS_URL ?? '',
    reportUrl: import.meta.env.VITE_REPORT_URL ?? '',
  };
}
