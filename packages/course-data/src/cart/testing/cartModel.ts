import { ownerOf } from './cartHistory.ts';

/** What the cart promises, in the plainest form: the suite of histories compares every tab to it. */

export interface ModelEntry {
  readonly addedAt: number;
  readonly openedAt: number | null;
}

interface ModelTab {
  user: string;
  /** Shown in this tab, refused by the full storage. */
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
  /** In which order the tabs hear of a change: as they were opened. */
  const byOpening = [...tabs];
  let isFull = false;
  let hasNews = false;

  const savedOf = (user: string) => saved.get(user) ?? new Map<string, ModelEntry>();
  const junkOf = (user: string) => junk.get(user) ?? new Map<string, string>();
  const viewOf = ({ user, unsaved }: ModelTab) => new Map([...savedOf(user), ...unsaved]);

  /** What a tab should show, in its order. */
  function shownBy(tab: ModelTab) {
    return [...viewOf(tab)]
      .map(([id, entry]) => ({ id, ...entry }))
      .sort((a, b) => a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1));
  }

  /** Whatever reaches the storage is the last word on its course, in every tab. */
  function say(tab: ModelTab, id: string, entry: ModelEntry | null): void {
    tab.unsaved.delete(id);
    const items = savedOf(tab.user);
    // Each write of an account's record encrypts it with a new nonce, so that even the same value is a change.
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
    /** Something else writes over the item; it is gone, and its place with it. */
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
    /** The other tabs hear of it, and try again to store what waits in them. */
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
