import * as v from 'valibot';
import { maxListName, maxNote } from './listCodecs.ts';

/**
 * A list as a link carries it: ids and its owner's notes alone, since titles and prices are the
 * catalogue's to say.
 */
export interface SharedList {
  readonly name: string;
  /** In their order. */
  readonly courseIds: readonly string[];
  /** What its owner says of courses, by their ids. */
  readonly notes?: ReadonlyMap<string, string> | undefined;
  /** The day on which it was shared, 'YYYY-MM-DD'. */
  readonly date: string;
}

/** No honest list is longer. */
export const maxSharedCourses = 200;

/** What a link may unpack to, in bytes. */
const maxBytes = 120_000;

const sharedList = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    n: v.pipe(v.string(), v.maxLength(maxListName)),
    c: v.pipe(
      v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(150))),
      v.maxLength(maxSharedCourses),
    ),
    d: v.pipe(v.string(), v.isoDate()),
    /** Pairs of the place of a course and what is said of it. */
    o: v.optional(
      v.array(v.tuple([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.maxLength(maxNote))])),
      [],
    ),
  }),
);

/** The fragment of a link, without '#': JSON, deflated, in base64url. */
export async function encodeListLink(list: SharedList): Promise<string> {
  const c = list.courseIds.slice(0, maxSharedCourses);
  const said = c.flatMap((id, place) => {
    const note = list.notes?.get(id);
    return note === undefined ? [] : [[place, note]];
  });
  const o = said.length === 0 ? undefined : said;
  const text = JSON.stringify({ n: list.name, c, d: list.date, o });
  const packing = new CompressionStream('deflate-raw');
  const packed = new Response(packing.readable).arrayBuffer();
  const writer = packing.writable.getWriter();
  void writer.write(new TextEncoder().encode(text));
  await writer.close();
  const bytes = new Uint8Array(await packed);
  const units = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(units).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/** Null for anything but a whole list. Never rejects, and unpacks no more than a list may hold. */
export async function decodeListLink(fragment: string): Promise<SharedList | null> {
  try {
    const units = atob(fragment.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(units, (unit) => unit.charCodeAt(0));
    const text = await unpack(bytes);
    const read = v.safeParse(sharedList, text);
    if (!read.success) return null;
    const { n: name, c, d: date, o } = read.output;
    const notes = new Map(o.flatMap(([place, note]) => (c[place] ? [[c[place], note]] : [])));
    return { name, courseIds: [...new Set(c)], date, notes };
  } catch {
    return null;
  }
}

async function unpack(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const unpacking = new DecompressionStream('deflate-raw');
  const writer = unpacking.writable.getWriter();
  const ignore = () => undefined;
  // What fails here fails for the reader, too.
  writer
    .write(bytes)
    .then(() => writer.close())
    .catch(ignore);
  const reader = unpacking.readable.getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '';
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    length += value.length;
    if (length > maxBytes) {
      await reader.cancel();
      throw new RangeError('A link that unpacks to more than a list');
    }
    text += decoder.decode(value, { stream: true });
  }
}
