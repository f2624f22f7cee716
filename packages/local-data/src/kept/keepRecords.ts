import { accountOwner, type Disk, visitorOwner } from '../disk/disk.ts';
import { createListeners } from '../listeners.ts';
import type { LocalData, UnstoredListener } from '../localData.ts';
import { type Clock, createClock, createPageId } from '../record/clock.ts';
import { assignment, type RecordState, removal, valuesOf } from '../record/record.ts';
import { collectionOf, recordKey } from '../record/states.ts';
import type { RecordScope, Records } from '../records.ts';
import { createPageRecords, type PageRecords } from '../replica/pageRecords.ts';
import type { Replica } from '../replica/replica.ts';
import type { TabChannel } from '../replica/tabChannel.ts';
import type { SyncedPage } from '../sync/syncOptions.ts';
import { fieldsOf, textOf } from './fields.ts';
import { createKeptCollection } from './keptCollection.ts';

/** Everything that a page keeps of one owner. No method throws. */
interface KeptRecords extends Records {
  /** Resolves once the disk was read; collections are empty until then. */
  readonly loaded: Promise<void>;
}

/** The collection of what was set aside, which no store opens. It stays on the device. */
const asideName = 'aside';

const defaultPaths = ['value'];

interface KeptRecordsOptions {
  readonly pages: PageRecords;
  readonly replica: Replica;
  readonly clock: Clock;
  readonly isShared: (collection: string) => boolean;
  /** The collections of which nobody asked for a record, of all owners; those opened so are added. */
  readonly background: Set<string>;
  readonly onUnstored: UnstoredListener;
}

function createKeptRecords(options: KeptRecordsOptions): KeptRecords {
  const { pages, replica, clock, isShared, background, onUnstored } = options;
  /** The paths with which collections were opened, for the texts of what is set aside. */
  const pathsOf = new Map<string, readonly string[]>();

  function* existing(scope?: RecordScope): Iterable<readonly [string, string, RecordState]> {
    const collections = scope === undefined ? replica.collections() : [scope.collection];
    for (const collection of collections) {
      if (collection === asideName) continue;
      for (const [name, state] of replica.statesOf(collection)) {
        const isMeant = scope?.name === undefined || scope.name === name;
        if (isMeant && valuesOf(state) !== null) yield [collection, name, state];
      }
    }
  }

  function put(collection: string, name: string, change: RecordState | null): void {
    if (change === null) return;
    replica.change(recordKey(collection, name), change, isShared(collection));
  }

  /** Returns the text that was moved. */
  function moveAside(collection: string, name: string, state: RecordState): string {
    const text = textOf(valuesOf(state) ?? {}, pathsOf.get(collection) ?? defaultPaths);
    const former = `${collection} ${name}`;
    const aside = replica.statesOf(asideName).get(former) ?? {};
    put(asideName, former, assignment(aside, fieldsOf(text, []), clock.page, clock.next));
    put(collection, name, removal(state));
    return text;
  }

  return {
    loaded: replica.loaded,
    open(name, codec, { isBackground = false, paths = defaultPaths } = {}) {
      if (isBackground) background.add(name);
      pathsOf.set(name, paths);
      return createKeptCollection({
        pages,
        replica,
        clock,
        name,
        codec,
        paths,
        isShared: isShared(name),
        setAside: (record, state) => void moveAside(name, record, state),
        onUnstored: isBackground ? undefined : onUnstored,
      });
    },
    hasRecords: (scope) => existing(scope)[Symbol.iterator]().next().done !== true,
    hasUnstored: () =>
      [...replica.waiting().keys()].some((key) => !background.has(collectionOf(key))),
    async stored() {
      await pages.settle();
      return replica.waiting().size > 0 ? (pages.fault() ?? 'none') : 'none';
    },
    setAside(scope) {
      const moved = new Map<string, string>();
      for (const [collection, name, state] of [...existing(scope)]) {
        moved.set(`${collection} ${name}`, moveAside(collection, name, state));
      }
      return moved;
    },
  };
}

/** What a browser keeps, by owner. */
export interface KeptData extends LocalData {
  readonly visitor: KeptRecords;
  account(accountId: string): KeptRecords;
  /** What the sync of an account asks for. */
  synced(accountId: string): SyncedPage;
  /** Calls the listener after an account's changes were stored, which are to be sent now. */
  onToBeSent(listener: (accountId: string) => void): () => void;
  /** Whether the disk refused changes, which are in this page alone. */
  isRefused(): boolean;
  /** Tries again what was refused, and resolves once everything is stored or refused. */
  settle(): Promise<void>;
  /** Keeps what is on its way to the disk, as the page ends: the next page stores it. */
  leave(): void;
  /** Reads the disk again, as when the page comes from the back/forward cache. */
  reload(): Promise<void>;
  /**
   * Removes everything of an account, or of the visitor (null), from the device and from every tab.
   * Rejects as the disk does.
   */
  erase(accountId: string | null): Promise<void>;
}

export interface KeepOptions {
  readonly disk: Disk;
  readonly channel?: TabChannel | undefined;
  /** The collections of what a reader merely looked at: they stay on the device. */
  readonly localCollections?: readonly string[];
  /** Milliseconds since the epoch; `Date.now` by default. */
  readonly now?: () => number;
}

/** Opens what a browser keeps on a disk. */
export function keepRecords(options: KeepOptions): KeptData {
  const { disk, channel, localCollections = [], now = Date.now } = options;
  const local = new Set([asideName, ...localCollections]);
  const isShared = (collection: string) => !local.has(collection);
  /** The collections of which nobody asked for a record. */
  const background = new Set<string>();
  const clock = createClock(createPageId(), now);
  const unstored = createListeners<Parameters<UnstoredListener>>();
  const toBeSent = createListeners<[accountId: string]>();
  const pages = createPageRecords({
    disk,
    clock,
    channel,
    onStored(owner) {
      const prefix = accountOwner('');
      if (owner.startsWith(prefix)) toBeSent.publish(owner.slice(prefix.length));
    },
  });
  // The disk answers later than a change; once it has refused one, each change itself says so.
  let had = pages.fault();
  pages.subscribe(() => {
    const fault = pages.fault();
    if (fault !== null && had === null && all().some((each) => each.hasUnstored())) {
      unstored.publish([fault]);
    }
    had = fault;
  });
  const open = (owner: string) =>
    createKeptRecords({
      pages,
      clock,
      background,
      onUnstored: unstored.publish,
      replica: pages.open(owner),
      // A visitor has no other device.
      isShared: owner === visitorOwner ? () => false : isShared,
    });
  const visitor = open(visitorOwner);
  const accounts = new Map<string, KeptRecords>();
  const all = () => [visitor, ...accounts.values()];

  return {
    visitor,
    account(id) {
      const known = accounts.get(id) ?? open(accountOwner(id));
      accounts.set(id, known);
      return known;
    },
    synced: (id) => pages.open(accountOwner(id)).synced(isShared),
    onUnstored: unstored.subscribe,
    onToBeSent: toBeSent.subscribe,
    isRefused: () => pages.fault() !== null,
    settle: pages.settle,
    leave: pages.leave,
    reload: pages.reload,
    erase: (id) => pages.erase(id === null ? visitorOwner : accountOwner(id)),
  };
}
