type Move = (index: number, count: number) => number;

const moves: Readonly<Record<string, Move>> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Moves the focus among the items of a menu; true for a key that does so. */
export function focusItem(menu: HTMLElement, key: string): boolean {
  const move = moves[key];
  const items = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')];
  if (move === undefined || items.length === 0) return false;
  const index = items.findIndex((item) => item.matches(':focus'));
  items[move(index, items.length)]?.focus();
  return true;
}

/** A link of a menu follows the space bar too, as a button does; true when it did. */
export function pressLink(target: EventTarget, key: string): boolean {
  if (key !== ' ' || !(target instanceof HTMLAnchorElement)) return false;
  target.click();
  return true;
}
