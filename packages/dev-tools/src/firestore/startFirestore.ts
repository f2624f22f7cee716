import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Documents, type StoredDocument } from './documents.ts';
import type { Refusal } from './firestoreError.ts';
import { createFirestoreServer } from './firestoreServer.ts';
import { startOfficialEmulator } from './officialEmulator.ts';

const rules = join(import.meta.dirname, '../../../../firestore.rules');

export type { Refusal } from './firestoreError.ts';

/** A Firestore of this machine that is running. */
export interface Firestore {
  /** Whether it is Google's own emulator, which alone applies firestore.rules. */
  readonly isOfficial: boolean;
  /** Saves what is to be kept, and ends. */
  stop(): Promise<void>;
}

export interface FirestoreOptions {
  readonly port: number;
  readonly projectId: string;
  /** The folder that documents are read from and kept in; without it they end with the process. */
  readonly keptIn?: string | undefined;
}

/** Starts the official emulator where Java and it are installed, and the store of this package elsewhere. */
export async function startFirestore(options: FirestoreOptions): Promise<Firestore> {
  if (options.keptIn !== undefined) mkdirSync(options.keptIn, { recursive: true });
  const stopOfficial = await startOfficialEmulator({ ...options, rules });
  if (stopOfficial !== null) return { isOfficial: true, stop: stopOfficial };
  return { isOfficial: false, stop: await startStore(options) };
}

function readKept(file: string): [string, StoredDocument][] {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw new Error(`Delete ${file}: it cannot be read.`, { cause: error });
  }
}

const saveDelayMs = 200;

/**
 * Starts the store. Resolves with what saves its documents and ends it.
 *
 * @param options - `refusal` says at each request why it is refused, for tests of a provider that
 * fails or that is not there.
 */
export async function startStore(
  options: FirestoreOptions & { readonly refusal?: () => Refusal | null },
): Promise<() => Promise<void>> {
  const { port, keptIn, refusal } = options;
  const file = keptIn && join(keptIn, 'documents.json');
  const documents = new Documents(file === undefined ? [] : readKept(file));
  let timer: NodeJS.Timeout | undefined;
  const save = () => {
    timer = undefined;
    if (file === undefined) return;
    // A process that ends while it writes leaves the file before.
    writeFileSync(`${file}.new`, JSON.stringify(documents.entries()));
    renameSync(`${file}.new`, file);
  };
  const onCommit = () => {
    timer ??= setTimeout(save, saveDelayMs);
  };
  const server = createFirestoreServer({ documents, onCommit, refusal });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  return async () => {
    clearTimeout(timer);
    try {
      save();
    } finally {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
}
