import type { Clock } from '../record/clock.ts';
import type { BuiltCommit } from './buildCommit.ts';
import type { Cloud, Head } from './cloud.ts';

/** The head of an account as a page knows it. */
export interface CloudHead {
  /** What was read or written last; null where nobody knows which state the head is in. */
  known(): Head | null;
  read(): Promise<Head>;
  /** Asks whether another device has written, and reads the head only then. */
  poll(): Promise<Head>;
  /** Sends a commit. Until the answer is there, the head is not known. */
  commit(build: Pick<BuiltCommit, 'commit' | 'writers'>): Promise<void>;
}

/** Reads and changes the head of a cloud, whose answers set the page's clock. */
export function createCloudHead(cloud: Cloud, clock: Clock, now: () => number): CloudHead {
  let head: Head | null = null;

  /** Takes the middle of the call for the time of its answer. */
  async function timed<T extends { readonly at: number | null }>(call: () => Promise<T>) {
    const start = now();
    const result = await call();
    if (result.at !== null) clock.correct(result.at + (now() - start) / 2);
    return result;
  }

  async function read(): Promise<Head> {
    const current = await timed(() => cloud.readHead());
    head = current;
    return current;
  }

  return {
    known: () => head,
    read,
    async poll() {
      if (head === null) return read();
      const { version } = await timed(() => cloud.readVersions());
      return version === head.version ? head : read();
    },
    async commit({ commit, writers }) {
      head = null;
      const { version, at } = await timed(() => cloud.commit(commit));
      head = { version, at, writers };
    },
  };
}
