import type { AnswerAttributes, AnswerNode } from './preparedAnswers.ts';

const svg = 'http://www.w3.org/2000/svg';
const html = 'http://www.w3.org/1999/xhtml';

function withAttributes(element: Element, attributes: AnswerAttributes | 0): Element {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  return element;
}

/** Creates what an answer contains from copies of a page's elements, which are in document order. */
export function growAnswer(page: ArrayLike<Element>, content: readonly AnswerNode[]): Node[] {
  const copy = (place: number, isDeep: boolean) => {
    const element = page[place];
    if (element === undefined) throw new Error(`The page has no element ${place}.`);
    return element.cloneNode(isDeep) as Element;
  };

  function grow(node: AnswerNode, space: string | null): Node {
    if (typeof node === 'string') return document.createTextNode(node);
    if (typeof node === 'number') return copy(node, true);
    const [kind] = node;
    if (kind === null) return document.createComment(node[1]);
    const [, attributes, ...children] = node;
    const element = withAttributes(
      typeof kind === 'number'
        ? copy(kind, false)
        : document.createElementNS(kind === 'svg' ? svg : space, kind),
      attributes,
    );
    element.append(...children.map((child) => grow(child, element.namespaceURI)));
    return element;
  }

  return content.map((node) => grow(node, html));
}
