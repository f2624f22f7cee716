/** What the browser keeps of the product, so that it opens and answers without a network. */
export interface OfflineCopy {
  /** Begins to keep it. Called once the catalogue is looked at; again is harmless. */
  keep(): void;
  /** Removes cached catalogue files, which reveal what was viewed. The product's own code stays. */
  forget(): void;
  /** Calls the listener when a new version of the product is ready; returns how to stop that. */
  onUpdate(listener: () => void): () => void;
  /** Activates the new version and reloads the page. */
  update(): void;
}

/** Keeps nothing: where there is no service worker, and in tests. */
export const noOfflineCopy: OfflineCopy = {
  keep: () => undefined,
  forget: () => undefined,
  onUpdate: () => () => undefined,
  update: () => undefined,
};

/** What the page tells the service worker: to keep what the budget allows of the catalogue, */
export const keepMessage = 'keep';

/** to forget it when an account leaves, */
export const forgetMessage = 'forget';

/** and to take the place of the version before it. */
export const takeOverMessage = 'take over';
