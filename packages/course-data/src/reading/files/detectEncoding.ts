import { charPlausibility } from './charPlausibility.ts';

/** What texts in Western languages are written in; `ibm858` is code page 850 with the euro sign. */
export const textEncodings = [
  'utf-8',
  'utf-16le',
  'utf-16be',
  'windows-1252',
  'iso-8859-15',
  'macintosh',
  'ibm858',
] as const;

/** One of {@link textEncodings}. */
export type TextEncoding = (typeof textEncodings)[number];

/** An encoding, and whether the text fits no other one nearly as well. */
export interface DetectedEncoding {
  readonly encoding: TextEncoding;
  readonly isCertain: boolean;
}

/** The upper half of code page 858. */
const dosChars =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈ€ÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0';

/** Decodes a text part by part, without its byte order mark. */
export interface PartDecoder {
  /** @param isLast - False if more is to come. */
  decode(bytes: Uint8Array, isLast: boolean): string;
}

const dosDecoder: PartDecoder = {
  decode(bytes) {
    let text = '';
    for (const byte of bytes)
      text += byte < 0x80 ? String.fromCharCode(byte) : dosChars.charAt(byte - 0x80);
    return text;
  },
};

/** A decoder for one text. Characters that cannot be decoded become U+FFFD. */
export function decoderOf(encoding: string): PartDecoder {
  if (encoding === 'ibm858') return dosDecoder;
  const decoder = new TextDecoder(encoding);
  return { decode: (bytes, isLast) => decoder.decode(bytes, { stream: !isLast }) };
}

const marks: readonly (readonly [encoding: TextEncoding, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/**
 * UTF-16 without a mark: of most characters that a table in a Latin script begins with, one byte is 0.
 */
function unmarkedUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const begin = bytes.subarray(0, 400);
  const zerosAt = (parity: number) =>
    begin.filter((byte, index) => byte === 0 && index % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  if (Math.max(even, odd) <= begin.length / 4 || Math.min(even, odd) > 0) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

function isUtf8(bytes: Uint8Array, isWhole: boolean): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
    return true;
  } catch {
    // Not UTF-8; the caller weighs the others.
    return false;
  }
}

/** Of a long text so many characters are weighed. */
const maxWeighed = 4000;
/** A word is looked at up to this length on each side. */
const maxWordChars = 12;

/** How well a text fits Western languages: the sum and mean over its characters that are not ASCII. */
export function plausibilityOf(text: string): { readonly sum: number; readonly mean: number } {
  let sum = 0;
  let weighed = 0;
  for (const { 0: char, index } of text.matchAll(/[^\0-\x7f]/gu)) {
    const end = index + char.length;
    sum += charPlausibility({
      before: text.charAt(index - 1),
      char,
      after: text.charAt(end),
      wordBefore: /\S*$/.exec(text.slice(Math.max(0, index - maxWordChars), index))?.[0] ?? '',
      wordAfter: /^\S*/.exec(text.slice(end, end + maxWordChars))?.[0] ?? '',
    });
    weighed += 1;
    if (weighed === maxWeighed) break;
  }
  return { sum, mean: sum / weighed };
}

/** The usual ones first: of equally good ones it counts. Damaged UTF-8 is one of them. */
const weighedEncodings = ['windows-1252', 'utf-8', 'macintosh', 'ibm858', 'iso-8859-15'] as const;
/** By how much the best has to be better than what reads differently, and how good it has to be. */
const certainMargin = 1.5;
const certainMean = 0.4;

/**
 * Finds the encoding of a text: by its byte order mark, the zeros of UTF-16, or strict UTF-8; else that of
 * spreadsheets on Windows, macOS and DOS in which its accents, signs and amounts fit best where they stand.
 *
 * @param isWhole - False if the bytes are only the beginning of the text.
 */
export function detectEncoding(bytes: Uint8Array, isWhole: boolean): DetectedEncoding {
  const [marked] =
    marks.find(([, mark]) => mark.every((byte, index) => bytes[index] === byte)) ?? [];
  const known = marked ?? unmarkedUtf16(bytes) ?? (isUtf8(bytes, isWhole) ? 'utf-8' : undefined);
  if (known !== undefined) return { encoding: known, isCertain: true };
  const weighed = weighedEncodings
    .map((encoding) => {
      const text = decoderOf(encoding).decode(bytes, isWhole);
      return { encoding, text, ...plausibilityOf(text) };
    })
    .toSorted((a, b) => b.sum - a.sum);
  const [best] = weighed;
  if (best === undefined) return { encoding: 'windows-1252', isCertain: false };
  const next = weighed.find(({ text }) => text !== best.text);
  const isCertain = best.mean >= certainMean && best.sum - (next?.sum ?? 0) >= certainMargin;
  return { encoding: best.encoding, isCertain };
}

/** By so many bytes of a text its encoding is recognised. */
export const sampleBytes = 2 ** 18;

/** A text, and the encoding that it was read in. */
interface DecodedText extends DetectedEncoding {
  readonly text: string;
}

/** Decodes a text file of unknown encoding, without its byte order mark. */
export function decodeText(bytes: Uint8Array): DecodedText {
  const detected = detectEncoding(bytes.subarray(0, sampleBytes), bytes.length <= sampleBytes);
  return { ...detected, text: decoderOf(detected.encoding).decode(bytes, true) };
}
