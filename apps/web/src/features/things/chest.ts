import { tokenKey } from '@aulario/auth';
import { languageKey } from '../language/language.ts';
import type { OfflineCopy } from '../offline/OfflineCopy.ts';
import { openStrongbox } from './strongbox.ts';

/** Whose things lie open in the storage: the id of the account that is signed in. */
export const ownerKey = 'aulario:owner';

/** What the things of accounts that are signed out lie under, sealed. */
export const sealedPrefix = 'aulario:sealed:';

/**
 * Where everything that this browser keeps of an account lies: open while the account is signed in,
 * sealed with its id while it is not. The id is in no storage then, so nobody who finds the box can
 * tell whose it is or what is in it.
 */
export interface Chest {
  /** Whether nothing has to be taken out before the account is shown its things. */
  isOpenFor(id: string): boolean;
  /** Lays the account's things open; another one's are sealed first. Never rejects. */
  takeOut(id: string): Promise<void>;
  /** Seals what lies open, and removes what is nobody's. Never rejects. */
  putAway(): Promise<void>;
  /** Removes what is kept of an account that is gone, open or sealed. Never rejects. */
  discard(id: string | null): Promise<void>;
}

type Thing = readonly [key: string, value: string];

/** Everything else in the storage is taken for an account's, whoever wrote it. */
const isOfDevice = (key: string): boolean =>
  [languageKey, tokenKey, ownerKey].includes(key) ||
  key.startsWith(sealedPrefix) ||
  key.startsWith('firebase:');

const keysOf = (storage: Storage): string[] =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key !== null,
  );

const thingsIn = (storage: Storage): Thing[] =>
  keysOf(storage)
    .filter((key) => !isOfDevice(key))
    .map((key) => [key, storage.getItem(key) ?? '']);

/** Tabs share the storage: one at a time, where the browser can see to it. */
const alone = (run: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request('aulario:things', run) : run();

const ignore = () => undefined;

/** What the product keeps for the tab itself; everything else in it tells what was looked at. */
const ofProduct = 'aulario:';

const clearTab = (tab: Storage): void => {
  try {
    for (const key of keysOf(tab)) if (!key.startsWith(ofProduct)) tab.removeItem(key);
  } catch {
    // A tab that cannot keep anything must not keep the rest from being put away.
  }
};

/**
 * @param tab - What this tab keeps for itself: emptied when its account leaves.
 * @param offline - What is kept of the courses that were looked at: forgotten with it.
 */
export function createChest(storage: Storage, tab: Storage, offline: OfflineCopy): Chest {
  const removeOpen = (): void => {
    for (const [key] of thingsIn(storage)) storage.removeItem(key);
    storage.removeItem(ownerKey);
  };

  const seal = async (): Promise<void> => {
    offline.forget();
    let sealed: Thing | null = null;
    try {
      const owner = storage.getItem(ownerKey);
      if (owner !== null) sealed = await sealedThings(owner, thingsIn(storage));
    } finally {
      // First, since the sealed things may need the room; and also when they could not be sealed.
      removeOpen();
    }
    if (sealed !== null) storage.setItem(...sealed);
  };

  const unseal = async (id: string): Promise<void> => {
    const box = await openStrongbox(id);
    const key = sealedPrefix + box.name;
    const sealed = storage.getItem(key);
    if (sealed === null) return;
    for (const [name, value] of JSON.parse(await box.unlock(sealed)) as Thing[]) {
      if (storage.getItem(name) === null) storage.setItem(name, value);
    }
    storage.removeItem(key);
  };

  const quietly = (run: () => Promise<void>) => alone(run).catch(ignore);

  return {
    isOpenFor(id) {
      try {
        const owner = storage.getItem(ownerKey);
        if (owner !== null) return owner === id;
        if (keysOf(storage).some((key) => key.startsWith(sealedPrefix))) return false;
        storage.setItem(ownerKey, id);
        return true;
      } catch {
        // A storage that refuses holds nothing that could be taken out.
        return true;
      }
    },
    takeOut: (id) =>
      quietly(async () => {
        const owner = storage.getItem(ownerKey);
        if (owner === id) return;
        if (owner !== null) await seal().catch(ignore);
        // Set in any case: what is put in from now on is this account's.
        await unseal(id).finally(() => storage.setItem(ownerKey, id));
      }),
    putAway: () =>
      quietly(async () => {
        clearTab(tab);
        await seal();
      }),
    discard: (id) =>
      quietly(async () => {
        clearTab(tab);
        offline.forget();
        removeOpen();
        // Another tab may have put away what it knew no reason to remove.
        if (id !== null) storage.removeItem(sealedPrefix + (await openStrongbox(id)).name);
      }),
  };
}

async function sealedThings(owner: string, things: readonly Thing[]): Promise<Thing | null> {
  if (things.length === 0) return null;
  const box = await openStrongbox(owner);
  return [sealedPrefix + box.name, await box.lock(JSON.stringify(things))];
}
