import type { WriterId } from '../disk/disk.ts';
import type { Head } from './cloud.ts';

/** As whom a page writes to the head of an account. */
export interface SendingWriter {
  /**
   * The writer to send as. One that the head lost is never used again: its numbers would go back.
   *
   * @param stored - The one on the disk; null for none.
   */
  choose(current: Head, stored: WriterId | null): Promise<WriterId>;
  /** Tells that it is sent with. Returns what tells that this changed nothing. */
  use(writer: WriterId): () => void;
}

/** @param store - Stores a new writer before it is sent with; the disk may refuse it. */
export function createSendingWriter(
  newId: () => WriterId,
  store: (writer: WriterId) => Promise<void>,
): SendingWriter {
  /** As whom this page wrote last; the disk may have refused it. */
  let chosen: WriterId | null = null;
  /** A writer that was never sent with. */
  let unused: WriterId | null = null;

  return {
    async choose(current, stored) {
      const known = [stored, chosen].find((each) => each !== null && current.writers.has(each));
      if (known) return known;
      if (unused !== null) return unused;
      const writer = newId();
      chosen = writer;
      // First, so that no browser leaves a writer behind at each failure.
      await store(writer);
      unused = writer;
      return writer;
    },
    use(writer) {
      const wasUnused = unused === writer;
      unused = null;
      return () => {
        if (wasUnused) unused = writer;
      };
    },
  };
}
