import { requireVariables } from './requiredVariables.ts';

/** What the deployer has set; the only place that reads it. */
export function readEnv() {
  requireVariables(import.meta.env);
  return {
    firebase: {
      apiKey: import.meta.env.VITE_FIREBASE_API_KEY,
      authDomain: import.meta.env.VITE_FIREBASE_AUTH_DOMAIN,
      projectId: import.meta.env.VITE_FIREBASE_PROJECT_ID,
      appId: import.meta.env.VITE_FIREBASE_APP_ID,
    },
    newsletterUrl: import.meta.env.VITE_NEWSLETTER_URL ?? '',
    issuesUrl: import.meta.env.VITE_ISSUES_URL ?? '',
  };
}
