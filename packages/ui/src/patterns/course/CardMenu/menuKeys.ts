type Move = (index: number, count: number) => number;

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus among the items of a menu; returns whether the key was handled. */
export function focusItem(menu: HTMLElement, key: string): boolean {
  const move = moves[key];
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  if (move === undefined || items.length === 0) return false;
  const index = items.findIndex((item) => item.matches(':focus'));
  items[move(index, items.length)]?.focus();
  return true;
}

/** Follows a link of a menu on the space bar; returns whether the key was handled. */
export function pressLink(target: EventTarget, key: string): boolean {
  if (key !== ' ' || !(target instanceof HTMLAnchorElement)) return false;
  target.click();
  return true;
}
