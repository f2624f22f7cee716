import { Parser } from 'htmlparser2';
import type { AnswerAttributes, AnswerNode } from '../../start/preparedAnswers.ts';

/** A node whose content is encoded, and what tells it from other nodes; null where the page lacks it. */
interface EncodedNode {
  readonly node: AnswerNode;
  readonly key: string | null;
}

interface ParsedElement {
  readonly tag: string;
  readonly attributes: AnswerAttributes;
  /** Its place among all elements in document order. */
  readonly place: number;
  readonly content: EncodedNode[];
}

/** Attributes keep the case of their names, which those of drawings have. */
const asWritten = { lowerCaseTags: false, lowerCaseAttributeNames: false };

/** Reads markup as React writes it; `encode` receives each element after those that it contains. */
function readMarkup(
  markup: string,
  encode: (element: ParsedElement) => EncodedNode,
): { content: AnswerNode[]; elements: number } {
  const root: EncodedNode[] = [];
  const open: ParsedElement[] = [];
  let elements = 0;
  const add = (node: EncodedNode) => (open.at(-1)?.content ?? root).push(node);
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        open.push({ tag, attributes, place: elements, content: [] });
        elements += 1;
      },
      onclosetag() {
        const element = open.pop();
        if (element !== undefined) add(encode(element));
      },
      ontext(text) {
        const nodes = open.at(-1)?.content ?? root;
        const before = nodes.at(-1)?.node;
        // Around an escaped character, one text comes in pieces.
        const whole = typeof before === 'string' ? before + text : text;
        if (typeof before === 'string') nodes.pop();
        nodes.push({ node: whole, key: `=${whole}` });
      },
      oncomment(text) {
        add({ node: [null, text], key: `!${text}` });
      },
    },
    asWritten,
  );
  parser.end(markup);
  return { content: root.map(({ node }) => node), elements };
}

const namesOf = ({ tag, attributes }: ParsedElement) => [tag, ...Object.keys(attributes)].join(' ');

const ownKey = ({ tag, attributes }: ParsedElement) => JSON.stringify([tag, attributes]);

function wholeKey(element: ParsedElement): string | null {
  const keys = element.content.map(({ key }) => key);
  return keys.includes(null) ? null : JSON.stringify([ownKey(element), ...keys]);
}

function changesOf(from: AnswerAttributes, to: AnswerAttributes): AnswerAttributes | 0 {
  const changed = Object.entries(to).filter(([name, value]) => from[name] !== value);
  return changed.length === 0 ? 0 : Object.fromEntries(changed);
}

/** Markup as what differs from that of a page. */
export interface EncodedMarkup {
  readonly content: AnswerNode[];
  /** The number of elements of the page. */
  readonly elements: number;
}

/**
 * Returns what encodes markup as copies of a page's elements, as `start/growAnswer.ts` reads it. An
 * answer shares most elements with the page that it replaces, and in others few attributes differ.
 */
export function createMarkupEncoder(page: string): (markup: string) => EncodedMarkup {
  /** The first element of each content, of each tag with its attributes, and of those with equal names. */
  const wholes = new Map<string, number>();
  const owns = new Map<string, number>();
  const alike = new Map<string, Pick<ParsedElement, 'place' | 'attributes'>>();
  const { elements } = readMarkup(page, (element) => {
    const { place, attributes } = element;
    const known = owns.get(ownKey(element));
    if (known === undefined || known > place) owns.set(ownKey(element), place);
    const names = namesOf(element);
    for (const name of [`${names} ${attributes['class']}`, names]) {
      if (!alike.has(name)) alike.set(name, { place, attributes });
    }
    const key = wholeKey(element) ?? '';
    const first = wholes.get(key) ?? place;
    wholes.set(key, first);
    return { node: first, key: `#${first}` };
  });

  function encode(element: ParsedElement): EncodedNode {
    const key = wholeKey(element);
    const whole = key === null ? undefined : wholes.get(key);
    if (whole !== undefined) return { node: whole, key: `#${whole}` };
    const { tag, attributes } = element;
    const content = element.content.map(({ node }) => node);
    const own = owns.get(ownKey(element));
    if (own !== undefined) return { node: [own, 0, ...content], key: null };
    const names = namesOf(element);
    const like = alike.get(`${names} ${attributes['class']}`) ?? alike.get(names);
    if (like === undefined) return { node: [tag, attributes, ...content], key: null };
    return {
      node: [like.place, changesOf(like.attributes, attributes), ...content],
      key: null,
    };
  }

  return (markup) => ({ content: readMarkup(markup, encode).content, elements });
}
