import { Parser } from 'htmlparser2';
import { maxJsonDepth, maxJsonParts, maxRecordBytes } from '../limits.ts';
import { connectStreams } from './connectStreams.ts';
import { decodeText, encodingOf } from './decodeText.ts';
import { type BrokenRecord, bytesOf, type FoundRecord, type OnOpen } from './jsonRecords.ts';

/** The elements that are records: of RSS, Atom and product feeds, and those that exports call a course. */
const recordNames = [
  'item',
  'entry',
  'product',
  'offer',
  'course',
  'curso',
  'kurs',
  'row',
  'record',
];

/** An element of a record that is open. */
interface OpenElement {
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Map<string, unknown>;
  /** Where its start tag ends: there ends also an element without content. */
  readonly tagEnd: number;
  text: string;
}

/** Attributes that say something of the element: not of namespaces. */
const attributesOf = ({ attributes }: OpenElement) =>
  Object.entries(attributes).filter(([name]) => !/^xmlns|^xsi:/.test(name));

/** An element's children and attributes. */
const partsOf = (element: OpenElement): object =>
  Object.fromEntries([...attributesOf(element), ...element.children]);

/** An element's parts, its text, or the address or word that it holds in an attribute. */
function contentOf(element: OpenElement): unknown {
  const { attributes, children, text } = element;
  if (children.size > 0) return partsOf(element);
  const { href, url, term } = attributes;
  return text.trim() || (href ?? url ?? term ?? '');
}

/** Adds the value of a child; those of one name are a list. */
function addChild(children: Map<string, unknown>, name: string, value: unknown): void {
  const known = children.get(name);
  if (Array.isArray(known)) known.push(value);
  else children.set(name, known === undefined ? value : [known, value]);
}

/** Adds an element, and where it has no children, beside it its attributes: 'price.currency'. */
function addElement(children: Map<string, unknown>, name: string, element: OpenElement): void {
  addChild(children, name, contentOf(element));
  if (element.children.size > 0) return;
  for (const [attribute, value] of attributesOf(element))
    addChild(children, `${name}.${attribute}`, value);
}

type Found = Omit<FoundRecord, 'path'> | Omit<BrokenRecord, 'path'>;

/** Collects the records of an XML text as their elements end. */
function createRecordReader() {
  let found: Found[] = [];
  let isPage = false;
  let isCut = false;
  /** The elements from the record to the innermost one. */
  const open: OpenElement[] = [];
  let [chars, parts] = [0, 0];
  let isTooLarge = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name.toLowerCase() === 'html') isPage = true;
        if (open.length === 0) {
          if (!recordNames.includes(name.replace(/^.*:/, '').toLowerCase())) return;
          [chars, parts, isTooLarge] = [0, 0, false];
        }
        parts += 1;
        chars += Object.values(attributes).join('').length;
        isTooLarge ||= chars > maxRecordBytes || parts > maxJsonParts || open.length > maxJsonDepth;
        open.push({ attributes, children: new Map(), tagEnd: parser.endIndex, text: '' });
      },
      ontext(text) {
        const element = open.at(-1);
        chars += text.length;
        isTooLarge ||= chars > maxRecordBytes;
        if (element !== undefined && !isTooLarge) element.text += text;
      },
      onclosetag(name, isImplied) {
        const element = open.pop();
        // Its end is missing: the text ends before it, or another element's end is there.
        isCut = isImplied && element?.tagEnd !== parser.endIndex;
        if (element === undefined) return;
        const parent = open.at(-1);
        if (parent !== undefined) {
          if (!isTooLarge) addElement(parent.children, name, element);
        } else if (isTooLarge) found.push({ broken: `A record is over ${maxRecordBytes} bytes` });
        else if (!isCut) found.push({ record: partsOf(element) });
      },
    },
    { xmlMode: true },
  );
  return {
    write: (text: string) => parser.write(text),
    take(): readonly Found[] {
      const taken = found;
      found = [];
      return taken;
    },
    /** Throws if the text ends before its root does, or is none. */
    end(): void {
      parser.end();
      if (isPage) throw new Error('It is a page, not XML');
      if (isCut) throw new Error('The XML ends too early');
    },
  };
}

/** The encoding that an XML text declares, else the one that it seems to be in. */
async function encodingIn(file: string): Promise<string> {
  for await (const chunk of bytesOf(file)) {
    const [, declared] =
      /^<\?xml[^>]*\bencoding=["']([\w-]{1,40})["']/.exec(chunk.toString('latin1', 0, 200)) ?? [];
    return declared ?? (await encodingOf(bytesOf(file))).encoding;
  }
  return 'utf-8';
}

/** The records of an XML file: elements with the names of `recordNames`, as objects of their children and attributes. */
export async function* xmlRecords(
  file: string,
  onOpen?: OnOpen,
): AsyncGenerator<FoundRecord | BrokenRecord> {
  const decoder = new TextDecoder();
  const reader = createRecordReader();
  let index = 0;
  const text = connectStreams(bytesOf(file, onOpen), decodeText(await encodingIn(file)));
  for await (const chunk of text) {
    reader.write(decoder.decode(chunk, { stream: true }));
    for (const found of reader.take()) {
      yield { ...found, path: `${file}#${index}` };
      index += 1;
    }
  }
  reader.end();
  if (index === 0)
    throw new Error(`No records in ${file}: no element is called ${recordNames.join(', ')}`);
}
