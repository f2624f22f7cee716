import { Parser } from 'htmlparser2';
import { plainText } from '../../course/text/plainText.ts';
import { withoutDoubleEncoding } from '../files/doubleEncoding.ts';

const blocks = new Set(
  'address article aside blockquote br dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table td th tr ul'.split(
    ' ',
  ),
);
const hidden = new Set(['script', 'style', 'iframe', 'template', 'noscript', 'svg', 'head']);

const maxChars = 200_000;
const maxParagraphChars = 4000;

function readHtml(html: string): string {
  let text = '';
  let hiddenDepth = 0;
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (hidden.has(name)) hiddenDepth += 1;
        else if (blocks.has(name)) text += '\n';
      },
      onclosetag: (name) => {
        if (hidden.has(name)) hiddenDepth = Math.max(0, hiddenDepth - 1);
        else if (blocks.has(name)) text += '\n';
      },
      ontext: (piece) => {
        if (hiddenDepth === 0) text += piece;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text;
}

const looksLikeMarkup = /<[a-z!/]|&(?:#\d+|#x[\da-f]+|[a-z]+);/i;

/** The elements of HTML. Other words between angle brackets are text: 'List<T>'. */
const element = `(?:${'a abbr address area article aside audio b base bdi bdo big blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h[1-6] head header hr html i iframe img input ins kbd label legend li link main map mark menu meta nav noscript object ol optgroup option p param picture pre progress q s samp script section select small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr tt u ul var video wbr'.replaceAll(' ', '|')})`;

/** '<!-- wp:paragraph -->', and what Word writes, '<o:p>'. */
const otherMarkup = String.raw`!--|!doctype|!\[cdata|/?[a-z]+:[a-z]`;

/** An angle bracket in markup that begins none; a text may be cut within a tag. */
const sign = new RegExp(String.raw`<(?!${otherMarkup}|/?${element}[\s/>]|/?[a-z][^<>]*$)`, 'gi');

/**
 * What only markup has: the end of an element, an attribute, a line break, an element that a text begins with.
 * 'Learn <canvas>' speaks of one.
 */
const isMarkup = new RegExp(
  String.raw`<(?:${otherMarkup}|/${element}\s*>|${element}\s[^<>]*=|[bh]r\s*/?>)|^\s*<(?:p|div|span|[uo]l|li|h[1-6]|strong|b|em|i|font)>`,
  'i',
);

/** Removes markup; a second pass handles feeds that escape it twice. */
function withoutMarkup(given: string): string {
  let text = given.slice(0, maxChars);
  for (let pass = 0; pass < 2 && looksLikeMarkup.test(text); pass += 1)
    text = readHtml(text.replace(isMarkup.test(text) ? sign : /</g, '&lt;'));
  return text;
}

const oneLine = (text: string): string => plainText(withoutDoubleEncoding(text).normalize('NFC'));

/** Truncates a text to `maxLength` characters between words. */
function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(' ', maxLength - 1);
  return `${text.slice(0, end > maxLength / 2 ? end : maxLength - 1).replace(/\p{Cs}$/u, '')}…`;
}

/**
 * Splits a text or HTML into plain paragraphs without markup, entities and invisible characters.
 */
export function paragraphsOf(given: string): string[] {
  return withoutMarkup(given.replace(/\\r?\\n|\\n/g, '\n'))
    .split(/[\n\r\u2028\u2029]+/u)
    .map((part) => cut(oneLine(part), maxParagraphChars))
    .filter((part) => part !== '');
}

/** Converts a text or HTML to one plain line of at most `maxLength` characters. */
export function lineOf(given: string, maxLength = 300): string {
  return cut(oneLine(withoutMarkup(given)), maxLength);
}

/** The first sentence of a longer text, for a card. */
export function firstSentence(paragraphs: readonly string[], maxLength = 160): string {
  const [first = ''] = paragraphs;
  const sentence = /^.{20,}?[.!?…](?=\s|$)/u.exec(first)?.[0] ?? first;
  return cut(sentence, maxLength);
}
