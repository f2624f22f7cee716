import { ownerOf } from './cartHistory.ts';

/** The expected behaviour of the cart in its simplest form, to compare with every tab. */

export interface ModelEntry {
  readonly addedAt: number;
  readonly openedAt: number | null;
}

export interface ModelTab {
  user: string;
  /** Shown in this tab, but not stored because the storage was full. */
  readonly unsaved: Map<string, ModelEntry>;
  readonly removed: [id: string, entry: ModelEntry][];
}

export function createCartModel(users: readonly string[], tabCount: number) {
  const saved = new Map(users.map((user) => [user, new Map<string, ModelEntry>()]));
  const junk = new Map(users.map((user) => [user, new Map<string, string>()]));
  const tabs = Array.from(
    { length: tabCount },
    (): ModelTab => ({ user: users[0] ?? '', unsaved: new Map(), removed: [] }),
  );
  /** Tabs receive events in the order in which they were opened. */
  const byOpening = [...tabs];
  let isFull = false;
  let hasNews = false;

  const savedOf = (user: string) => saved.get(user) ?? new Map<string, ModelEntry>();
  const junkOf = (user: string) => junk.get(user) ?? new Map<string, string>();
  const viewOf = ({ user, unsaved }: ModelTab) => new Map([...savedOf(user), ...unsaved]);

  /** The expected content of a tab, in order. */
  function shownBy(tab: ModelTab) {
    return [...viewOf(tab)]
      .map(([id, entry]) => ({ id, ...entry }))
      .sort((a, b) => a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1));
  }

  /** A write that reaches the storage replaces any pending write of the course in every tab. */
  function say(tab: ModelTab, id: string, entry: ModelEntry | null): void {
    tab.unsaved.delete(id);
    const items = savedOf(tab.user);
    // Each write of an account's record uses a new nonce, so even an equal value is a change of the
    // storage.
    const isRewritten = entry !== null && ownerOf(tab.user) !== null;
    if (isSame(items.get(id) ?? null, entry) && !isRewritten) return;
    if (entry) items.set(id, entry);
    else items.delete(id);
    hasNews = true;
    for (const other of tabs) {
      if (other.user === tab.user) other.unsaved.delete(id);
    }
  }

  function flush(tab: ModelTab): void {
    if (isFull) return;
    for (const [id, entry] of [...tab.unsaved]) {
      say(tab, id, entry);
    }
  }

  function put(tab: ModelTab, id: string, entry: ModelEntry): void {
    if (!isSame(viewOf(tab).get(id) ?? null, entry)) tab.unsaved.set(id, entry);
    flush(tab);
  }

  function takeOut(tab: ModelTab, id: string): void {
    const entry = viewOf(tab).get(id);
    if (entry) {
      say(tab, id, null);
      tab.removed.push([id, entry]);
    }
  }

  return {
    tabs,
    shownBy,
    junkOf,
    setFull: (value: boolean) => {
      isFull = value;
    },
    add(tab: ModelTab, id: string, now: number): void {
      put(tab, id, viewOf(tab).get(id) ?? { addedAt: now, openedAt: null });
    },
    remove(tab: ModelTab, id: string): void {
      takeOut(tab, id);
      flush(tab);
    },
    clear(tab: ModelTab): void {
      for (const { id } of shownBy(tab)) {
        takeOut(tab, id);
      }
      flush(tab);
    },
    undo(tab: ModelTab): void {
      const [id, entry] = tab.removed.pop() ?? [];
      if (id === undefined || !entry) return; // no action at all, so nothing is tried again
      const current = viewOf(tab).get(id) ?? entry;
      put(tab, id, { ...current, addedAt: Math.min(current.addedAt, entry.addedAt) });
    },
    setOpened(tab: ModelTab, id: string, isOpened: boolean, now: number): void {
      const entry = viewOf(tab).get(id);
      if (entry) put(tab, id, { ...entry, openedAt: isOpened ? (entry.openedAt ?? now) : null });
      else flush(tab);
    },
    /** Overwrites the stored item; the item and its place are lost. */
    damage(user: string, id: string, bytes: string): void {
      junkOf(user).set(id, bytes);
      savedOf(user).delete(id);
      hasNews = true;
    },
    leave(tab: ModelTab, user: string, isCrash: boolean): void {
      if (!isCrash) flush(tab);
      tab.unsaved.clear();
      tab.removed.length = 0;
      tab.user = user;
      byOpening.push(...byOpening.splice(byOpening.indexOf(tab), 1));
    },
    /** Delivers the events to the other tabs, which then retry their pending writes. */
    settle(): void {
      while (hasNews) {
        hasNews = false;
        byOpening.forEach(flush);
      }
    },
  };
}

function isSame(a: ModelEntry | null, b: ModelEntry | null): boolean {
  return a?.addedAt === b?.addedAt && a?.openedAt === b?.openedAt;
}
