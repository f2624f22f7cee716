import type { WriterId } from '../disk/disk.ts';
/**
 * What the sync of an account asks of a cloud. The layout of an account there is
 *
 * - one head, in Firestore `users/{uid}/h/head`: three maps by writer, `v` (its number), `t` (its
 *   tail) and `m` (its chunks), so that a poll reads `v` alone and a push sends its own keys alone;
 * - chunks, in Firestore `users/{uid}/c/{slot}` with the fields `i` (id) and `b` (bytes): written
 *   once, never changed, removed when merged into others.
 *
 * A cloud does not know what tails and chunks mean.
 */

/** How many chunks an account may have: the slots are 0 to `slots - 1`, in Firestore `00` to `59`. */
export const slots = 60;

/** The most bytes of one chunk, under the provider's 1 MiB for a document. */
export const maxChunkBytes = 700_000;

/** The most characters of one tail. All of them are ASCII, so these are bytes too. */
export const maxTailLength = 4096;

/** The most writers that a head may have. */
export const maxWriters = 40;

/**
 * Names a state of the head, for preconditions; in Firestore its `updateTime`. Compare for equality
 * only. Null names the state without a head, as of a new account.
 */
export type HeadVersion = string | null;

/** Names one chunk for good. A slot is used again, an id never is. */
export interface ChunkName {
  /** From 0 to {@link slots} - 1. */
  readonly slot: number;
  /** Same alphabet and length as a {@link WriterId}. */
  readonly id: string;
  /** The writer's number up to which the chunk holds its changes. */
  readonly upTo: number;
}

/** What one writer has put into the head. */
export interface WriterEntry {
  /** How often the writer has pushed: 1 after the first push, and never less than before. */
  readonly number: number;
  /** The writer's latest changes, ASCII text of at most {@link maxTailLength}; may be empty. */
  readonly tail: string;
  /** Where its earlier changes are, by ascending `upTo`. */
  readonly chunks: readonly ChunkName[];
}

/** What a poll reads: one read, a few bytes per writer. */
export interface HeadVersions {
  readonly version: HeadVersion;
  readonly numbers: ReadonlyMap<WriterId, number>;
  /** The provider's clock at the answer, milliseconds since the epoch; null where it gives none. */
  readonly at: number | null;
}

/** The whole head: one read. */
export interface Head {
  readonly version: HeadVersion;
  readonly writers: ReadonlyMap<WriterId, WriterEntry>;
  /** See {@link HeadVersions.at}. */
  readonly at: number | null;
}

/** A chunk to be created. */
export interface NewChunk extends Pick<ChunkName, 'slot' | 'id'> {
  /** At most {@link maxChunkBytes}. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** One change of the head, with the chunks that belong to it. */
export interface Commit {
  /**
   * The state that the change was made for. When the head is in another one the commit fails with
   * `conflict` and changes nothing. So a request that arrives late, after another one was sent,
   * changes nothing either.
   */
  readonly basedOn: HeadVersion;
  /** The keys to set, each as a whole. Keys of other writers stay as they are. */
  readonly set: ReadonlyMap<WriterId, WriterEntry>;
  /** The keys to remove, of writers whose chunks were taken over. May name keys that are not there. */
  readonly drop: readonly WriterId[];
  /** Chunks in slots that are free: a slot that is in use makes the commit fail with `conflict`. */
  readonly create: readonly NewChunk[];
  /** Slots to empty. May name empty ones; never one that {@link create} fills. */
  readonly empty: readonly number[];
}

/** A commit that took effect. */
export interface Committed {
  readonly version: HeadVersion;
  /** See {@link HeadVersions.at}. */
  readonly at: number | null;
}

/**
 * Why a call failed.
 *
 * - `conflict`: the precondition did not hold. Nothing was changed.
 * - `offline`: the provider was not reached. A commit may have taken effect, or may do so later.
 * - `unavailable`: the provider did not answer in time, or that it is not available. As `offline`, a
 *   commit may have taken effect.
 * - `over-quota`: the project or the account has used what the provider gives; try again much later.
 *   Nothing was changed.
 * - `too-large`: the provider does not take so much at once. The same call will fail again. Nothing
 *   was changed.
 * - `denied`: the provider refuses this account or this write. The same call will fail again until
 *   the user signs in again. Nothing was changed.
 * - `absent`: there is no store for accounts, or it is switched off. Nothing was changed.
 * - `unknown`: an answer that nobody expected. As `offline`, a commit may have taken effect.
 */
export type CloudFault =
  | 'conflict'
  | 'offline'
  | 'unavailable'
  | 'over-quota'
  | 'too-large'
  | 'denied'
  | 'absent'
  | 'unknown';

/** The only error with which the promises of a {@link Cloud} are rejected. */
export class CloudError extends Error {
  override readonly name = 'CloudError';
  readonly fault: CloudFault;

  constructor(fault: CloudFault, options?: ErrorOptions) {
    super(`The cloud failed: ${fault}`, options);
    this.fault = fault;
  }
}

/** Whether another device has written meanwhile. */
export const isConflict = (error: unknown): boolean =>
  error instanceof CloudError && error.fault === 'conflict';

/**
 * The place of one account in a cloud. Nothing is retried inside, and every call ends by itself
 * after some seconds, as `unavailable`.
 */
export interface Cloud {
  /** Reads the numbers alone. One read. */
  readVersions(): Promise<HeadVersions>;
  /** Reads the head. One read; what it returns is one state, never a mixture. */
  readHead(): Promise<Head>;
  /**
   * Reads chunks, in the order of the names: one read each, in as few requests as the provider
   * allows. Null stands for a chunk that is gone, its slot empty or in use by another id: the caller's
   * head is old.
   */
  readChunks(
    names: readonly Pick<ChunkName, 'slot' | 'id'>[],
  ): Promise<readonly (Uint8Array<ArrayBuffer> | null)[]>;
  /**
   * Applies a commit as a whole or not at all. Once it is resolved every later read by anybody sees
   * it. A rejection with `offline`, `unavailable` or `unknown` leaves open whether it took effect: read the head.
   */
  commit(commit: Commit): Promise<Committed>;
  /**
   * Asks the provider whether the account is still there, whatever token this device has: one that was given
   * before the account was deleted is taken for an hour. Rejects with `denied` where the account, or this session
   * of it, has ended.
   */
  confirmAccount(): Promise<void>;
  /**
   * Removes the head and every chunk, as a whole or not at all. Resolves also if there was nothing.
   * Rejects with `absent` where a store that may hold something is switched off.
   */
  deleteAll(): Promise<void>;
}
