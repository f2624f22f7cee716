/** The browser's offline copy of the product. */
export interface OfflineCopy {
  /**
   * Starts to cache the catalogue. Called when the catalogue is first shown; repeated calls are
   * harmless.
   */
  keep(): void;
  /** Removes cached catalogue files, which reveal what was viewed. The product's own code stays. */
  forget(): void;
  /**
   * Calls the listener when a new version of the product is ready; returns the function that
   * unsubscribes.
   */
  onUpdate(listener: () => void): () => void;
  /** Activates the new version and reloads the page. */
  update(): void;
}

/** An offline copy that does nothing: for browsers without service workers, and for tests. */
export const noOfflineCopy: OfflineCopy = {
  keep: () => undefined,
  forget: () => undefined,
  onUpdate: () => () => undefined,
  update: () => undefined,
};

/** Message to the service worker: cache the catalogue up to the budget. */
export const keepMessage = 'keep';

/**
 * The channel on which pages announce that the reader acts, during which no file is cached in
 * advance. Unlike a message to the service worker, an announcement does not start a stopped one.
 */
export const activityChannel = 'aulario:activity';

/** Message to the service worker: delete the cached catalogue after sign-out. */
export const forgetMessage = 'forget';

/** Message to the service worker: replace the previous version. */
export const takeOverMessage = 'take over';
