interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** The web client of Google's that people sign in with; without it nothing of Google is there. */
  readonly VITE_GOOGLE_CLIENT_ID?: string;
  /** Where the newsletter box posts to; without it the newsletter is said to be closed. */
  readonly VITE_NEWSLETTER_URL?: string;
  /** Where errors are reported to; without it none is. */
  readonly VITE_REPORT_URL?: string;
  /** A Typesense server that is asked instead of the catalogue's files; needs the key too. */
  readonly VITE_TYPESENSE_URL?: string;
  /** A key that allows searching and nothing else. */
  readonly VITE_TYPESENSE_SEARCH_KEY?: string;
  /** Where the product is served from, which heads and site map name; without it they name no host. */
  readonly VITE_SITE_URL?: string;
  /** Read in mode `emulator` only. */
  readonly VITE_AUTH_EMULATOR_URL?: string;
}
