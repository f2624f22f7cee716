/** What the browser keeps of the product, so that it opens and answers without a network. */
export interface OfflineCopy {
  /** Begins to keep it. Called once somebody is signed in; again is harmless. */
  keep(): void;
  /** Removes what tells of the courses that were looked at; the product's own code stays. */
  forget(): void;
}

/** What the page tells the service worker when an account leaves. */
export const forgetMessage = 'forget';
