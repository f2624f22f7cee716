import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Documents } from './documents.ts';
import type { Refusal } from './firestoreError.ts';
import { createFirestoreServer } from './firestoreServer.ts';
import { type FirestoreOptions, startOfficialEmulator } from './officialEmulator.ts';

export type { Refusal } from './firestoreError.ts';
export type { FirestoreOptions } from './officialEmulator.ts';

/** A Firestore of this machine that is running. */
export interface Firestore {
  /** Whether it is Google's own emulator, which alone applies firestore.rules. */
  readonly isOfficial: boolean;
  /** Saves what is to be kept, and ends. */
  stop(): Promise<void>;
}

/** Starts the official emulator where Java and it are installed, and the store of this package elsewhere. */
export async function startFirestore(options: FirestoreOptions): Promise<Firestore> {
  if (options.keptIn !== undefined) mkdirSync(options.keptIn, { recursive: true });
  const stopOfficial = await startOfficialEmulator(options);
  if (stopOfficial !== null) return { isOfficial: true, stop: stopOfficial };
  return { isOfficial: false, stop: await startStore(options) };
}

/**
 * Starts the store. Resolves with what ends it.
 *
 * @param options - `refusal` says at each request why it is refused, for tests of a provider that
 * fails or that is not there.
 */
export async function startStore(
  options: FirestoreOptions & { readonly refusal?: () => Refusal | null },
): Promise<() => Promise<void>> {
  const { port, keptIn, refusal } = options;
  const documents = new Documents(keptIn && join(keptIn, 'documents.db'));
  const server = createFirestoreServer({ documents, refusal });
  await once(server.listen(port, 'localhost'), 'listening');
  return async () => {
    server.close().closeAllConnections();
    await once(server, 'close');
    documents.close();
  };
}
