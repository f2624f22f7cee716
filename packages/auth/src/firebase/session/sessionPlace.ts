import {
  type Auth,
  browserLocalPersistence,
  indexedDBLocalPersistence,
  type Persistence,
  setPersistence,
} from 'firebase/auth';

/** What the SDK's keys of sessions begin with. */
const keyPrefix = 'firebase:authUser:';

const places = [indexedDBLocalPersistence, browserLocalPersistence];
const placesWithoutRoom = places.toReversed();

/**
 * Where the SDK looks for a session, and stores it: in the first of these that it can use, to which it
 * moves one from the other. One that {@link preparePlace} had kept in `localStorage` stays there.
 */
export function sessionPlaces(storage: Storage): Persistence[] {
  const isInStorage = Object.keys(storage).some((key) => key.startsWith(keyPrefix));
  return isInStorage && 'indexedDB' in globalThis ? placesWithoutRoom : places;
}

/** A database that does not answer within so many milliseconds is not asked for more. */
const probeMs = 1000;

const probeName = 'aulario-room';

/** Fails as a session would that finds no room: with its transaction, after every request has succeeded. */
function writeProbe(factory: IDBFactory): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = factory.open(probeName, 1);
    opening.onupgradeneeded = () => {
      const { transaction } = opening.result.createObjectStore('probe').put('x'.repeat(8_192), 0);
      // The request itself says only that it was aborted.
      transaction?.addEventListener('abort', () => reject(transaction.error));
    };
    opening.onsuccess = () => {
      opening.result.close();
      factory.deleteDatabase(probeName);
      resolve();
    };
    opening.onerror = () => reject(opening.error);
  });
}

async function isFull(): Promise<boolean> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<void>();
  const timer = setTimeout(giveUp, probeMs);
  try {
    await Promise.race([writeProbe(indexedDB), late]);
    return false;
  } catch (error) {
    return error instanceof Error && error.name === 'QuotaExceededError';
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Has the next session kept in `localStorage` where IndexedDB is full. The SDK takes a session for
 * stored before IndexedDB has refused it; finding nothing there, it then ends it, as if another tab had.
 */
export async function preparePlace(auth: Auth): Promise<void> {
  if (await isFull()) await setPersistence(auth, browserLocalPersistence);
}
