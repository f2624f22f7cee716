import type { ChangeProblem } from './collection.ts';
import type { Records } from './records.ts';

/** What this browser keeps, by owner. */
export interface LocalData {
  readonly visitor: Records;
  account(accountId: string): Records;
  /**
   * Calls the listener after every change in this tab that is not stored, of whatever collection, so
   * that no caller can forget to tell. Returns the function that unsubscribes.
   */
  onUnstored(listener: UnstoredListener): () => void;
}

/** Receives why changes are not stored: one problem for each of them. */
export type UnstoredListener = (problems: readonly ChangeProblem[]) => void;
