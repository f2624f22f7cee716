/** The expected behaviour of the cart in its simplest form, to compare with every tab. */

export interface ModelEntry {
  readonly addedAt: number;
  readonly openedAt: number | null;
}

export interface ModelTab {
  user: string;
  readonly removed: [id: string, entry: ModelEntry][];
}

export function createCartModel(users: readonly string[], tabCount: number) {
  const carts = new Map(users.map((user) => [user, new Map<string, ModelEntry>()]));
  const tabs = Array.from(
    { length: tabCount },
    (): ModelTab => ({ user: users[0] ?? '', removed: [] }),
  );
  const cartOf = ({ user }: ModelTab) => carts.get(user) ?? new Map<string, ModelEntry>();

  /** The expected content of a tab, in order. */
  function shownBy(tab: ModelTab) {
    return [...cartOf(tab)]
      .map(([id, entry]) => ({ id, ...entry }))
      .sort((a, b) => a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1));
  }

  function remove(tab: ModelTab, id: string): void {
    const entry = cartOf(tab).get(id);
    if (entry === undefined) return;
    cartOf(tab).delete(id);
    tab.removed.push([id, entry]);
  }

  return {
    tabs,
    shownBy,
    remove,
    add(tab: ModelTab, id: string, now: number): void {
      const entry = cartOf(tab).get(id) ?? { addedAt: now, openedAt: null };
      cartOf(tab).set(id, entry);
    },
    clear(tab: ModelTab): void {
      for (const { id } of shownBy(tab)) remove(tab, id);
    },
    undo(tab: ModelTab): void {
      const [id, entry] = tab.removed.pop() ?? [];
      if (id === undefined || entry === undefined) return;
      const current = cartOf(tab).get(id) ?? entry;
      cartOf(tab).set(id, { ...current, addedAt: Math.min(current.addedAt, entry.addedAt) });
    },
    setOpened(tab: ModelTab, id: string, isOpened: boolean, now: number): void {
      const entry = cartOf(tab).get(id);
      if (entry === undefined) return;
      cartOf(tab).set(id, { ...entry, openedAt: isOpened ? (entry.openedAt ?? now) : null });
    },
    leave(tab: ModelTab, user: string): void {
      tab.removed.length = 0;
      tab.user = user;
    },
  };
}
