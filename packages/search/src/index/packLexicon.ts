import { deflateSync } from 'fflate';
import type { GlossaryGroup, Lexicon, RelatedTerms, Wording } from '../language/lexicon.ts';
import { ByteReader, ByteWriter, damaged, type Inflate } from './bytes/bytes.ts';

/** Bounds what a damaged length allocates. */
const maxUnpackedBytes = 2 ** 20;

/** Begins the line of terms that are names of their own. */
const nameMark = '!';
/** Begins the line of the names of a subject. */
const subjectMark = '~';

const separator = '\n';
const packTerms = (terms: readonly string[]) => terms.join('|');
const unpackTerms = (packed: string) => packed.split('|');
const unpackLines = (packed: string) => (packed === '' ? [] : packed.split(separator));

/** One line per group: its sides, separated by '='. */
const packGlossary = (groups: readonly GlossaryGroup[]) =>
  groups.map((sides) => sides.map(packTerms).join('=')).join(separator);

const unpackGlossary = (packed: string): GlossaryGroup[] =>
  unpackLines(packed).map((line) => line.split('=').map(unpackTerms));

/** A line per thing that terms lead to, and a line per entry with the numbers of its things. */
function writeRelated(out: ByteWriter, related: readonly RelatedTerms[]): void {
  const things = [...new Set(related.flatMap(({ leadTo }) => leadTo.map(packTerms)))];
  const numberOf = (names: readonly string[]) => things.indexOf(packTerms(names));
  const markOf = ({ areNames, areSubject }: RelatedTerms) => {
    if (areNames) return nameMark;
    return areSubject ? subjectMark : '';
  };
  const lineOf = (one: RelatedTerms) =>
    [markOf(one) + packTerms(one.terms), ...one.leadTo.map(numberOf)].join('=');
  out.text(things.join(separator));
  out.text(related.map(lineOf).join(separator));
}

function readRelated(input: ByteReader): RelatedTerms[] {
  const things = unpackLines(input.text()).map(unpackTerms);
  return unpackLines(input.text()).map((line) => {
    const [packed = '', ...numbers] = line.split('=');
    const areNames = packed.startsWith(nameMark);
    const areSubject = packed.startsWith(subjectMark);
    return {
      terms: unpackTerms(areNames || areSubject ? packed.slice(1) : packed),
      leadTo: numbers.map((one) => things[Number(one)] ?? damaged('terms lead to nothing')),
      areNames,
      areSubject,
    };
  });
}

/** One line for each part of a wording. */
function packWording({ domainStopWords, light, facets }: Wording): string {
  const lines = facets.map(({ facet, value, phrases, alone = [] }) =>
    [facet, value, alone.join(' '), ...phrases].join('|'),
  );
  return [domainStopWords.join(' '), light.join(' '), ...lines].join(separator);
}

const wordsOf = (line = '') => line.split(' ').filter((word) => word !== '');

function unpackWording(packed: string): Wording {
  const [domainStopWords, light, ...lines] = packed.split(separator);
  return {
    domainStopWords: wordsOf(domainStopWords),
    light: wordsOf(light),
    facets: lines.map((line) => {
      const [facet = '', value = '', alone, ...phrases] = line.split('|');
      return { facet, value, phrases, alone: wordsOf(alone) };
    }),
  };
}

/** Puts the length of texts before them or what is deflated of them, which is always shorter. */
function withLength({ length }: Uint8Array, held: Uint8Array): Uint8Array {
  const packed = new ByteWriter();
  packed.varint(length);
  packed.bytes(held);
  return packed.finish();
}

/** Deflates what `write` writes, where that makes it shorter. */
function pack(write: (out: ByteWriter) => void): Uint8Array {
  const texts = new ByteWriter();
  write(texts);
  const bytes = texts.finish();
  const deflated = deflateSync(bytes, { level: 9 });
  return withLength(bytes, deflated.length < bytes.length ? deflated : bytes);
}

/** Packs a lexicon without its further terms: its texts, deflated. */
export const packLexicon = ({ glossary, related, wording }: Lexicon) =>
  pack((texts) => {
    texts.text(packGlossary(glossary));
    writeRelated(texts, related);
    texts.text(packWording(wording));
  });

/** Packs the further terms of a lexicon. */
export const packRelated = (related: readonly RelatedTerms[]) =>
  pack((texts) => writeRelated(texts, related));

/** The texts that {@link pack} packed. */
function textsOf(packed: Uint8Array, inflate: Inflate): Uint8Array {
  const outer = new ByteReader(packed);
  const length = outer.varint();
  if (length > maxUnpackedBytes) damaged('its lexicon is too long');
  const held = outer.bytes(outer.remaining);
  if (held.length === length) return held;
  const texts = inflate(held, length);
  return texts.length < length ? damaged('its lexicon has another length') : texts;
}

/** The same without deflating, for a file that is compressed as a whole. */
export function stored(packed: Uint8Array, inflate: Inflate): Uint8Array {
  const texts = textsOf(packed, inflate);
  return withLength(texts, texts);
}

/** Reads all of what {@link pack} packed. */
function unpack<Contents>(
  packed: Uint8Array,
  inflate: Inflate,
  read: (input: ByteReader) => Contents,
): Contents {
  const bytes = textsOf(packed, inflate);
  const input = new ByteReader(bytes);
  const contents = read(input);
  if (input.remaining > 0) damaged('its lexicon has another length');
  return contents;
}

/** Unpacks what {@link packLexicon} packed. */
export const unpackLexicon = (packed: Uint8Array, inflate: Inflate): Lexicon =>
  unpack(packed, inflate, (input) => ({
    glossary: unpackGlossary(input.text()),
    related: readRelated(input),
    wording: unpackWording(input.text()),
  }));

/** Unpacks what {@link packRelated} packed. */
export const unpackRelated = (packed: Uint8Array, inflate: Inflate): RelatedTerms[] =>
  unpack(packed, inflate, readRelated);
