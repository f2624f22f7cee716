import { join } from 'node:path';
import { type Emulators, startEmulators } from './emulators.ts';
import { startFirestore } from './firestore/startFirestore.ts';
import { firestorePort, projectId, requireFreePorts, webPort } from './machine/ports.ts';

const root = join(import.meta.dirname, '../../..');
/** What is made while trying the product stays here between runs; not under version control. */
const localAccounts = join(root, '.accounts');
const localDocuments = join(root, '.documents');

/** The provider that is running on this machine. */
export interface LocalProvider extends Emulators {
  /** Whether the documents are in Google's own emulator. */
  readonly isFirestoreOfficial: boolean;
}

/** Prints a failure in one line, and makes the process end with it. */
export const sayFailure = (error: unknown): void => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
};

/**
 * Starts all that the product asks of its provider: accounts, documents and, with `hosting`, its pages.
 *
 * @param options.isKept - Whether accounts and documents outlive the stop.
 */
export async function startProvider(options: {
  readonly hosting: boolean;
  readonly isKept?: boolean;
}): Promise<LocalProvider> {
  const { hosting, isKept = false } = options;
  await requireFreePorts({ FIRESTORE_PORT: firestorePort, PORT: webPort });
  const keptIn = isKept ? localDocuments : undefined;
  const starting = [
    startEmulators({ hosting, ...(isKept && { keptAccounts: localAccounts }) }),
    startFirestore({ port: firestorePort, projectId, keptIn }),
  ] as const;
  const stopAll = async () => {
    const all = await Promise.allSettled(starting);
    await Promise.all(all.map((each) => each.status === 'fulfilled' && each.value.stop()));
  };
  try {
    const [{ ended }, { isOfficial }] = await Promise.all(starting);
    let stopping: Promise<void> | null = null;
    const stop = () => {
      stopping ??= stopAll().catch(sayFailure);
      return stopping;
    };
    return { ended, isFirestoreOfficial: isOfficial, stop };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** Runs the action once, at Ctrl-C or when the process is asked to end. */
export function onInterrupt(action: () => void): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    action();
    console.log('\nStopping …');
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
