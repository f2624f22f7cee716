/** Dispatched on `#root` before the application renders; canceled where others had changed the page. */
export const takeOverEvent = 'aulario:take-over';

/**
 * Undoes changes of a page, the last one first, each of which then finds the page that it left. A field
 * that is moved would lose the focus.
 */
function undo(changes: readonly MutationRecord[]) {
  const { activeElement } = document;
  for (const { target, addedNodes, removedNodes, nextSibling, oldValue } of changes.toReversed()) {
    if (target instanceof CharacterData) target.data = oldValue ?? '';
    for (const node of addedNodes) node.parentNode?.removeChild(node);
    for (const node of removedNodes) target.insertBefore(node, nextSibling);
  }
  if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true });
}

/**
 * Follows what translators and extensions change in a prerendered page, and undoes it before the
 * application hydrates the page, which must be the one that the build rendered.
 */
export function followForeignChanges(root: HTMLElement): void {
  const page = document.documentElement;
  const { lang } = page;
  const changes: MutationRecord[] = [];
  const observer = new MutationObserver((records) => void changes.push(...records));
  observer.observe(root, {
    characterData: true,
    characterDataOldValue: true,
    childList: true,
    subtree: true,
  });
  root.addEventListener(
    takeOverEvent,
    (event) => {
      changes.push(...observer.takeRecords());
      observer.disconnect();
      page.lang = lang;
      if (changes.length === 0) return;
      event.preventDefault();
      undo(changes);
    },
    { once: true },
  );
}
