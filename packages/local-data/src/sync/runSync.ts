import { DiskError } from '../disk/disk.ts';
import { createListeners } from '../listeners.ts';
import type { AccountSync } from './accountSync.ts';
import { AccountFullError } from './buildCommit.ts';
import { NewerFormatError } from './changesText.ts';
import { CloudError } from './cloud.ts';

/**
 * Where the records of an account are, for one quiet line.
 *
 * - `saving`: changes are on their way, or the account was not asked yet.
 * - `saved`: this device and the account hold the same.
 * - `offline`: the account is not reached; changes wait on the device.
 * - `paused`: the provider is over its quota, fails or has no store; changes wait on the device.
 * - `account-full`: the account has no room; changes stay on this device alone.
 * - `device-full`: the device has no room; what came is in the account, but not on the device.
 * - `denied`: the account refuses this session; it helps to sign in again.
 * - `update-needed`: a later release wrote to the account; this one waits until it is updated.
 */
export type SyncStatus =
  | 'saving'
  | 'saved'
  | 'offline'
  | 'paused'
  | 'account-full'
  | 'device-full'
  | 'denied'
  | 'update-needed';

/** The sync of an account, as it runs beside a page. No method throws. */
export interface RunningSync {
  getStatus(): SyncStatus;
  /** Calls the listener after each change of the status. Returns the function that ends it. */
  subscribe(listener: () => void): () => void;
  /** Tells that a change was made: it is sent within a second. */
  changed(): void;
  /** Sends everything now, as before a sign-out. Resolves with the status then. */
  finish(): Promise<SyncStatus>;
  stop(): void;
  /** See `AccountSync`. */
  isGone(): boolean;
}

/** The parts of a browser that say when to look for changes. */
export interface SyncSurroundings {
  /** `window`: receives `focus`, `online` and `pageshow`. */
  readonly window: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** `document`: receives `visibilitychange`. */
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'visibilityState'>;
  /** `navigator.locks`; without it, rounds of two tabs may overlap, which costs requests only. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
}

export interface RunSyncOptions extends SyncSurroundings {
  readonly sync: AccountSync;
  /** Of the account: one tab of a browser at a time syncs it. */
  readonly lockName: string;
}

/** How long after a change it is sent, so that a few changes go together. */
const sendAfterMs = 500;
/** How often a visible page asks for what other devices wrote. */
const pollEveryMs = 20_000;
const firstRetryMs = 2_000;
const lastRetryMs = 300_000;
/** Events that come together, as `focus` and `visibilitychange`, cause one poll. */
const wakesApartMs = 1_000;

/** Syncs at once, after changes, when the page wakes up, and while it is visible. */
export function runSync(options: RunSyncOptions): RunningSync {
  const { sync, lockName, window, document, locks } = options;
  const listeners = createListeners();
  let status: SyncStatus = 'saving';
  let timer: ReturnType<typeof setTimeout> | undefined;
  let dueAt = Number.POSITIVE_INFINITY;
  let failures = 0;
  let wokenAt = Number.NEGATIVE_INFINITY;
  let isStopped = false;

  function show(next: SyncStatus): void {
    if (status === next) return;
    status = next;
    listeners.publish();
  }

  /** Runs a round so soon, unless one is due before. */
  function schedule(afterMs: number): void {
    const at = Date.now() + afterMs;
    if (isStopped || at >= dueAt) return;
    clearTimeout(timer);
    dueAt = at;
    timer = setTimeout(() => void round(), afterMs);
  }

  async function round(): Promise<void> {
    clearTimeout(timer);
    dueAt = Number.POSITIVE_INFINITY;
    try {
      const { unsent, isRefused } = await locked(sync.run);
      failures = 0;
      show(isRefused ? 'device-full' : unsent > 0 ? 'saving' : 'saved');
      if (unsent > 0) schedule(sendAfterMs);
      else if (document.visibilityState === 'visible') schedule(pollEveryMs);
    } catch (error) {
      failures += 1;
      show(statusOf(error));
      schedule(Math.min(firstRetryMs * 2 ** (failures - 1), lastRetryMs));
    }
  }

  const locked = <T>(act: () => Promise<T>): Promise<T> =>
    locks === undefined ? act() : locks.request(lockName, act);

  function wake(): void {
    const now = Date.now();
    if (document.visibilityState !== 'visible' || now - wokenAt < wakesApartMs) return;
    wokenAt = now;
    schedule(0);
  }

  for (const event of ['focus', 'online', 'pageshow']) window.addEventListener(event, wake);
  document.addEventListener('visibilitychange', wake);
  schedule(0);

  return {
    getStatus: () => status,
    subscribe: listeners.subscribe,
    changed() {
      if (status === 'saved') show('saving');
      // While the account fails, the next try sends what has come until then.
      if (failures === 0) schedule(sendAfterMs);
    },
    async finish() {
      await round();
      return status;
    },
    isGone: sync.isGone,
    stop() {
      isStopped = true;
      clearTimeout(timer);
      for (const event of ['focus', 'online', 'pageshow']) window.removeEventListener(event, wake);
      document.removeEventListener('visibilitychange', wake);
    },
  };
}

const statusOfFault = {
  conflict: 'saving',
  offline: 'offline',
  unavailable: 'paused',
  'over-quota': 'paused',
  'too-large': 'account-full',
  denied: 'denied',
  absent: 'paused',
  unknown: 'paused',
} as const satisfies Record<CloudError['fault'], SyncStatus>;

function statusOf(error: unknown): SyncStatus {
  if (error instanceof CloudError) return statusOfFault[error.fault];
  if (error instanceof AccountFullError) return 'account-full';
  if (error instanceof NewerFormatError) return 'update-needed';
  if (error instanceof DiskError) return 'device-full';
  return 'paused';
}
