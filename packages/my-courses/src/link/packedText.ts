import { readStream } from '@aulario/course-data/stream';
import { withoutInvisible } from '@aulario/safe-url';

/** Whether messengers keep a link up to its end: they take a last sign for their own or a sentence's. */
const endsInWord = (link: string) => /[a-z0-9]$/i.test(link);

/**
 * Deflates a JSON text and encodes it in base64url, for the end of a link. The last character is a
 * letter or a digit.
 */
export async function packText(json: string): Promise<string> {
  const packed = await deflate(json);
  // The space makes another end, and JSON ignores it.
  return endsInWord(packed) ? packed : packText(`${json} `);
}

async function deflate(text: string): Promise<string> {
  const packing = new CompressionStream('deflate-raw');
  const packed = new Response(packing.readable).arrayBuffer();
  const writer = packing.writable.getWriter();
  void writer.write(new TextEncoder().encode(text));
  await writer.close();
  const bytes = new Uint8Array(await packed);
  const units = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(units).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * A line break that a mail or a document has put into a link, as it is or as browsers encode it, with the
 * sign of quoted-printable before it or that of a quoted line behind it.
 */
const lineBreaks = /(?:[\s=>]|%0[9AD]|%20|%3[DE]|%C2%A0|%E2%80%A[89])+/gi;

/** Where a page or a word processor lets a long word break, as its source writes it. */
const breakHints =
  /(?:<|%3C)wbr ?\/?(?:>|%3E)|&(?:shy|zwnj|zwj|ZeroWidthSpace|#0*(?:173|8203)|#x0*(?:ad|200b));/gi;

/** A backslash before a sign of emphasis, as Markdown writes it. */
const markdownEscape = /(?:\\|%5C)(?=[-_])/gi;

/** Hyphens and dashes that a word processor has put in the place of one '-' or two. */
const [hyphens, dashes] = [
  /[\u2010-\u2012\u2212]|%E2%80%9[0-2]|%E2%88%92/gi,
  /[\u2013-\u2015]|%E2%80%9[3-5]/gi,
];

/** A second link right behind the first one. */
const secondLink = /https?(?::|%3A).*$/is;

/** The signs of base64url that are none of a link's own at its end; older links had one there. */
const lastSigns = /[-_]{0,4}$/;

/**
 * Unpacks a text of {@link packText}, and ignores what was put into the link or appended to it:
 * invisible signs, line breaks, other dashes, punctuation, marks of emphasis, parameters, a second link. Null for anything else, and
 * for a text that exceeds the maximum size. Never rejects.
 */
export async function unpackText(link: string, maxBytes: number): Promise<string | null> {
  // Letters of full width become their own.
  const visible = withoutInvisible(link)
    .normalize('NFKC')
    .replace(breakHints, '')
    .replace(secondLink, '')
    .replace(markdownEscape, '')
    .replace(hyphens, '-')
    .replace(dashes, '--');
  // A link of one line may have words behind it, so its lines are joined last.
  for (const one of new Set([visible, visible.replace(lineBreaks, '')])) {
    const [packed = ''] = /^[\w-]*/.exec(one) ?? [];
    const [signs = ''] = lastSigns.exec(packed) ?? [];
    for (let appended = 0; appended <= signs.length; appended++) {
      const text = await unpackWhole(packed.slice(0, packed.length - appended), maxBytes);
      if (text !== null) return text;
    }
  }
  return null;
}

async function unpackWhole(packed: string, maxBytes: number): Promise<string | null> {
  try {
    const units = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(units, (unit) => unit.charCodeAt(0));
    const unpacking = new DecompressionStream('deflate-raw');
    const writer = unpacking.writable.getWriter();
    // The reading end of the stream reports the same failure.
    writer
      .write(bytes)
      .then(() => writer.close())
      .catch(() => undefined);
    const unpacked = await readStream(unpacking.readable, maxBytes);
    return new TextDecoder('utf-8', { fatal: true }).decode(unpacked);
  } catch {
    // A link that was cut off or is damaged; the screen says so.
    return null;
  }
}
