import { pressedControl } from './pressedControl.ts';

/** The elements whose place a copy has taken, by the copy. */
type Originals = WeakMap<Node, Element>;

/** The counterpart of a node in the element that was copied; the element itself where they differ. */
function counterpartOf(node: Node, copy: Node, original: Element): Element {
  if (node === copy) return original;
  const parent = node.parentNode;
  if (parent === null) return original;
  const index = Array.from(parent.childNodes).indexOf(node as ChildNode);
  const found = counterpartOf(parent, copy, original).childNodes[index];
  return found instanceof Element && found.nodeName === node.nodeName ? found : original;
}

/**
 * An extension that puts copies on pages does so as they come: where nobody has in this time, nothing is
 * observed any longer.
 */
const firstCopyMs = 60_000;

/**
 * Lets a press on a copy do what the original would: where an extension has put a copy of an element in its
 * place, the original comes back when the copy is pressed, and is pressed instead
 * (docs/decisions/0104-others-change-the-page.md).
 *
 * @param root - Where the application is rendered.
 * @returns What ends it. Without a copy in the first minute it ends by itself.
 */
export function giveBackPressed(root: HTMLElement): () => void {
  const originals: Originals = new WeakMap();
  let hasCopies = false;
  const follow = (records: readonly MutationRecord[]) => {
    for (const { addedNodes, removedNodes } of records) {
      // React adds and removes in steps of their own; what is replaced at once others have replaced.
      const [added, removed] = [addedNodes[0], removedNodes[0]];
      if (!(added instanceof Element && removed instanceof Element)) continue;
      if (added.tagName !== removed.tagName) continue;
      originals.set(added, originals.get(removed) ?? removed);
      hasCopies = true;
    }
  };
  const observer = new MutationObserver(follow);
  observer.observe(root, { childList: true, subtree: true });

  const press = (event: MouseEvent) => {
    const pressed = pressedControl(event);
    if (pressed === null) return;
    follow(observer.takeRecords());
    for (let copy: Node | null = pressed; copy !== null && copy !== root; copy = copy.parentNode) {
      const original = originals.get(copy);
      if (original === undefined || original.isConnected) continue;
      const own = counterpartOf(pressed, copy, original);
      event.preventDefault();
      event.stopImmediatePropagation();
      (copy as Element).replaceWith(original);
      if (own instanceof HTMLElement) {
        own.focus({ preventScroll: true });
        own.click();
      }
      return;
    }
  };
  window.addEventListener('click', press, true);
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener('click', press, true);
  };
  const timer = setTimeout(() => {
    follow(observer.takeRecords());
    if (!hasCopies) end();
  }, firstCopyMs);
  return end;
}
