interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

interface ImportMetaEnv {
  readonly VITE_FIREBASE_API_KEY: string;
  readonly VITE_FIREBASE_AUTH_DOMAIN: string;
  readonly VITE_FIREBASE_PROJECT_ID: string;
  readonly VITE_FIREBASE_APP_ID?: string;
  /** The client id for Google sign-in; without it the feature is off. */
  readonly VITE_GOOGLE_CLIENT_ID?: string;
  /**
   * A service that takes the addresses of the newsletter's form; without it Firestore keeps them.
   */
  readonly VITE_NEWSLETTER_URL?: string;
  /** A service that takes proposals of courses; without it they go to the mail or the tracker. */
  readonly VITE_PROPOSALS_URL?: string;
  /** By platform, the address of a partner programme, as JSON. */
  readonly VITE_OUTGOING_LINKS?: string;
  readonly VITE_OPERATOR_EMAIL?: string;
  readonly VITE_ISSUES_URL?: string;
  /**
   * The endpoint that counts followed links to platforms and searches that find nothing; without it
   * nothing is counted.
   */
  readonly VITE_COUNTS_URL?: string;
  /** Anything but '': Firestore counts the same, in place of an endpoint. */
  readonly VITE_COUNTS_FIRESTORE?: string;
  /** The endpoint for error reports; without it none are sent. */
  readonly VITE_REPORT_URL?: string;
  /** A Typesense server that replaces the catalogue's files; needs the key too. */
  readonly VITE_TYPESENSE_URL?: string;
  /** A key that only permits searches. */
  readonly VITE_TYPESENSE_SEARCH_KEY?: string;
  /**
   * The origin of the product, for page heads and the site map; without it they contain no host.
   */
  readonly VITE_SITE_URL?: string;
  /** Only read in mode `emulator`. */
  readonly VITE_AUTH_EMULATOR_URL?: string;
  /** Set by vite.config.ts in mode `emulator`. */
  readonly VITE_FIRESTORE_EMULATOR_URL?: string;
}
