import { byAge, type CartEntry, type CartProblem, type CartSnapshot } from './cartEntry.ts';
import { createCartShelf } from './cartShelf.ts';
import { guardStorage, type StorageFault, type StorageSource } from './cartStorage.ts';

/** What this tab wants of a course and could not store yet; null = it should be gone. */
interface Wish {
  readonly entry: CartEntry | null;
  readonly fault: StorageFault;
}

/** The stored items of one user with this tab's unstored wishes laid over them. */
export interface CartLedger {
  /** The same object until something changes. */
  snapshot(): CartSnapshot;
  /**
   * Reads one course again and lets the caller decide what should be there; the same object =
   * leave it. Returns what was there before. {@link CartLedger.store} makes it last.
   */
  change(
    courseKey: string,
    decide: (entry: CartEntry | null) => CartEntry | null,
  ): CartEntry | null;
  /** Another tab wrote: reads the key again if it is one of this cart, and stores what waits. */
  follow(key: string | null): void;
  /** Anything may have happened: reads everything again, and stores what waits. */
  catchUp(): void;
  /** Stores what waits. What the storage refuses stays in memory and waits for the next call. */
  store(): void;
  /** Whether something changed since the last time this was asked. */
  takeChange(): boolean;
}

export function createCartLedger(source: StorageSource, userId: string): CartLedger {
  const wishes = new Map<string, Wish>();
  let current: CartSnapshot | null = null;
  let hasChanged = false;
  const shelf = createCartShelf(guardStorage(source), userId, (courseKey, isWord) => {
    if (isWord) wishes.delete(courseKey);
    touch();
  });
  shelf.rescan();

  function touch(): void {
    current = null;
    hasChanged = true;
  }

  function entryOf(courseKey: string): CartEntry | null {
    const wish = wishes.get(courseKey);
    return wish ? wish.entry : shelf.find(courseKey);
  }

  function problem(): CartProblem {
    const faults = [...wishes.values()].map((wish) => wish.fault);
    if (shelf.isStale() || faults.includes('storage-unavailable')) return 'storage-unavailable';
    return faults.length > 0 ? 'storage-full' : 'none';
  }

  function snapshot(): CartSnapshot {
    current ??= {
      entries: [...new Set([...shelf.courseKeys(), ...wishes.keys()])]
        .map(entryOf)
        .filter((entry) => entry !== null)
        .sort(byAge),
      problem: problem(),
      unreadable: shelf.countUnreadable(),
    };
    return current;
  }

  function fulfil(courseKey: string): void {
    const isRead = shelf.refreshCourse(courseKey);
    // Reading may have shown that another tab had the later word.
    const wish = wishes.get(courseKey);
    if (!wish) return;
    const act = () => (wish.entry ? shelf.put(courseKey, wish.entry) : shelf.erase(courseKey));
    const fault = isRead ? act() : 'storage-unavailable';
    if (fault) wishes.set(courseKey, { ...wish, fault });
    else wishes.delete(courseKey);
  }

  function store(): void {
    const isRemoval = ([, wish]: [string, Wish]) => wish.entry === null;
    const waiting = [...wishes];
    // Removals first, since they make room.
    for (const [courseKey] of waiting.filter(isRemoval)) fulfil(courseKey);
    for (const [courseKey] of waiting.filter((item) => !isRemoval(item))) fulfil(courseKey);
    if (current && current.problem !== problem()) touch();
  }

  function change(
    courseKey: string,
    decide: (entry: CartEntry | null) => CartEntry | null,
  ): CartEntry | null {
    if (shelf.isStale()) shelf.rescan();
    shelf.refreshCourse(courseKey);
    const before = entryOf(courseKey);
    const after = decide(before);
    if (after !== before) {
      wishes.set(courseKey, { entry: after, fault: 'storage-unavailable' });
      touch();
    }
    return before;
  }

  return {
    snapshot,
    change,
    follow(key) {
      if (shelf.isStale()) shelf.rescan();
      if (key !== null) shelf.refreshKey(key);
      store();
    },
    catchUp() {
      shelf.rescan();
      store();
    },
    store,
    takeChange() {
      const answer = hasChanged;
      hasChanged = false;
      return answer;
    },
  };
}
