/** Whether React keeps hold of a node: it sets this property on those that it renders. */
const isRendered = (node: Node) => Object.keys(node).some((key) => key.startsWith('__reactFiber$'));

const holdsRendered = (node: Node) =>
  isRendered(node) || (node instanceof Element && [...node.querySelectorAll('*')].some(isRendered));

const childAround = (parent: Node, node: Node) =>
  Array.from(parent.childNodes).find((child) => child.contains(node));

/** The copy that an extension has put in the place of an element. */
const copyOf = (parent: Node, node: Node) =>
  Array.from(parent.childNodes).find(
    (child) =>
      child instanceof Element &&
      node instanceof Element &&
      child.tagName === node.tagName &&
      child.className === node.className &&
      !isRendered(child),
  );

/**
 * Lets React change a page in which others have wrapped, copied, moved or removed its elements, where
 * `NotFoundError` would take the screen away: a wrapper, with what was put beside the element in it, is
 * moved and removed together with the element, and so is a copy
 * (docs/decisions/0104-others-change-the-page.md).
 */
export function tolerateForeignChanges({ prototype }: typeof Node): void {
  const { appendChild, insertBefore, removeChild } = prototype;

  /** What to move for an element: the wrapper, if nothing else of React's is in it. */
  function movedWith<Moved extends Node>(parent: Node, node: Moved): Node {
    if (node.parentNode === null || node.parentNode === parent || !isRendered(node)) return node;
    const wrapper = childAround(parent, node);
    const rendered = wrapper instanceof Element ? [...wrapper.querySelectorAll('*')] : [];
    const isAlone = rendered.every((each) => node.contains(each) || !isRendered(each));
    return wrapper !== undefined && isAlone && !isRendered(wrapper) ? wrapper : node;
  }

  prototype.appendChild = function <Added extends Node>(this: Node, node: Added): Added {
    appendChild.call(this, movedWith(this, node));
    return node;
  };

  prototype.insertBefore = function <Added extends Node>(
    this: Node,
    node: Added,
    before: Node | null,
  ): Added {
    const isLost = before !== null && before.parentNode !== this && isRendered(before);
    const place = isLost ? (childAround(this, before) ?? copyOf(this, before) ?? null) : before;
    insertBefore.call(this, movedWith(this, node), place);
    return node;
  };

  prototype.removeChild = function <Removed extends Node>(this: Node, node: Removed): Removed {
    if (node.parentNode === this || !isRendered(node)) {
      removeChild.call(this, node);
      return node;
    }
    const left = childAround(this, node) ?? copyOf(this, node);
    if (node.parentNode !== null) removeChild.call(node.parentNode, node);
    if (left !== undefined && !holdsRendered(left)) removeChild.call(this, left);
    return node;
  };
}
