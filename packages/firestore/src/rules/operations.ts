import { bytes, type Fields, integer, map, text, type Value } from '../values.ts';

/** Something that an account, or nobody, tries on a database in which {@link seed} is. */
export interface Operation {
  readonly what: string;
  /** The account's id; null for a visitor. */
  readonly as: string | null;
  readonly call: 'get' | 'list' | 'create' | 'update' | 'delete';
  /** From the database's root: 'users/ana/h/head'. */
  readonly path: string;
  /** For `create` and `update`, which replaces the whole document. */
  readonly fields?: Fields;
}

const writer = 'wana00000001';
const id = 'c00000000001';
const state = '00000000-0000-4000-8000-000000000000';

/** A head of one writer, with what a test changes in it; undefined takes a field out. */
function headWith(changes: Readonly<Record<string, Value | undefined>> = {}): Fields {
  const fields = {
    v: map([[writer, integer(3)]]),
    t: map([[writer, text('[]')]]),
    m: map([[writer, text('0.c00000000001.2')]]),
    s: text(state),
    ...changes,
  };
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, Value] => entry[1] !== undefined),
  );
}

/** A head of these writers. */
function headOf(writers: readonly string[], tail = '[]', chunks = ''): Fields {
  return headWith({
    v: map(writers.map((name) => [name, integer(1)])),
    t: map(writers.map((name) => [name, text(tail)])),
    m: map(writers.map((name) => [name, text(chunks)])),
  });
}

const chunkWith = (changes: Fields = {}): Fields => ({
  i: text(id),
  b: bytes(new Uint8Array(9)),
  ...changes,
});

const email = (address: string): Fields => ({ email: text(address) });
const writers = (count: number) =>
  Array.from({ length: count }, (_, index) => `w${String(index).padStart(11, '0')}`);

/** A count of a day, by what is counted. */
const countOf = (thing: string) => `counts/2026-11-29 ${thing}`;
const times = (n: number): Fields => ({ n: integer(n) });
const counted = countOf('out udemy https%3A%2F%2Fwww.udemy.com%2Fcourse%2Fexcel%2F');
const first = countOf('nothing es lat%C3%ADn');

const anasHead = 'users/ana/h/head';
const evasHead = 'users/eva/h/head';
const taken = 'users/ana/c/00';
const free = 'users/ana/c/59';

/** What is in the database before each operation: Ana has a head and a chunk, Eva has nothing. */
export const seed: Readonly<Record<string, Fields>> = {
  [anasHead]: headWith(),
  [taken]: chunkWith(),
  'newsletter/first': email('lucia@example.com'),
  [counted]: times(3),
};

const everyCall = ['get', 'list', 'create', 'update', 'delete'] as const;

/** Every call on a document, and the list of its collection. */
function allOn(what: string, as: string | null, path: string, fields: Fields): Operation[] {
  return everyCall.map((call) => ({
    what,
    as,
    call,
    fields,
    path: call === 'list' ? path.replace(/\/[^/]+$/, '') : path,
  }));
}

const strangers: readonly Operation[] = [
  ...allOn('head of another account', 'ben', anasHead, headWith()),
  ...allOn('chunk of another account', 'ben', taken, chunkWith()),
  ...allOn('head without an account', null, anasHead, headWith()),
  ...allOn('chunk without an account', null, taken, chunkWith()),
  ...allOn('what is beside the own records', 'ana', 'users/ana/x/y', {}),
  ...allOn('the document above the own records', 'ana', 'users/ana', {}),
  ...allOn('below a chunk', 'ana', 'users/ana/c/00/d/e', {}),
  ...allOn('a collection that nobody knows', 'ana', 'other/x', {}),
];

const heads: readonly (readonly [what: string, fields: Fields])[] = [
  ['a field more', headWith({ x: integer(1) })],
  ['no numbers', headWith({ v: undefined })],
  ['no tails', headWith({ t: undefined })],
  ['no names of chunks', headWith({ m: undefined })],
  ['no state', headWith({ s: undefined })],
  ['numbers that are no map', headWith({ v: integer(1) })],
  ['tails that are no map', headWith({ t: text('') })],
  ['names of chunks that are no map', headWith({ m: integer(1) })],
  ['a state that is no text', headWith({ s: integer(1) })],
  ['a state that is too short', headWith({ s: text('x') })],
  ['a state that is too long', headWith({ s: text('x'.repeat(100_000)) })],
  ['a writer of one letter', headOf(['w'])],
  ['a writer of capitals', headOf(['WANA00000001'])],
  ['a writer that begins with a digit', headOf(['0ana00000001'])],
  ['a writer of 13 letters', headOf(['wana000000012'])],
  ['a writer with a sign', headOf(['wana0000-001'])],
  ['41 writers', headOf(writers(41))],
  ['a number without a tail', headWith({ t: map([]) })],
  ['a tail without a number', headWith({ v: map([]) })],
  ['a number without names of chunks', headWith({ m: map([]) })],
  ['a tail of another writer', headWith({ t: map([['wben00000001', text('')]]) })],
  ['a number that is a text', headWith({ v: map([[writer, text('x')]]) })],
  ['a number below 0', headWith({ v: map([[writer, integer(-1)]]) })],
  ['a number that is a map', headWith({ v: map([[writer, map([])]]) })],
  ['a tail that is too long', headWith({ t: map([[writer, text('x'.repeat(163_841))]]) })],
  ['names of chunks that are too long', headOf([writer], '', '0'.repeat(4097))],
  ['names of chunks that are none', headOf([writer], '', '<script>')],
];

const chunks: readonly (readonly [what: string, path: string, fields: Fields])[] = [
  ['in a slot above 59', 'users/ana/c/60', chunkWith()],
  ['in a slot of one digit', 'users/ana/c/1', chunkWith()],
  ['in a slot of three digits', 'users/ana/c/001', chunkWith()],
  ['in a slot of letters', 'users/ana/c/ab', chunkWith()],
  ['with a field more', free, chunkWith({ x: integer(1) })],
  ['without bytes', free, { i: text(id) }],
  ['without an id', free, { b: bytes(new Uint8Array(1)) }],
  ['with an id that is too long', free, chunkWith({ i: text('c'.repeat(13)) })],
  ['with an id that is a number', free, chunkWith({ i: integer(1) })],
  ['whose bytes are a text', free, chunkWith({ b: text('x') })],
  ['of 700,001 bytes', free, chunkWith({ b: bytes(new Uint8Array(700_001)) })],
];

const addresses: readonly (readonly [what: string, fields: Fields])[] = [
  ['without an address', {}],
  ['with an empty address', email('')],
  ['with what is no address', email('lucia')],
  ['with two signs', email('a@b@example.com')],
  ['with an unfinished domain', email('lucia@example')],
  ['with two dots in a row', email('lucia@example..com')],
  ['with a blank', email('lu cia@example.com')],
  ['with two lines', email('lucia@example.com\nx@example.com')],
  ['with 255 letters', email(`${'x'.repeat(243)}@example.com`)],
  ['with an address that is a number', { email: integer(1) }],
  ['with a field more', { ...email('lucia@example.com'), admin: integer(1) }],
];

const counts: readonly (readonly [
  what: string,
  call: 'create' | 'update',
  path: string,
  fields: Fields,
])[] = [
  ['that begins with 2', 'create', first, times(2)],
  ['without a number', 'create', first, {}],
  ['that is a text', 'create', first, { n: text('1') }],
  ['with a field more', 'create', first, { ...times(1), x: integer(1) }],
  ['of no day', 'create', 'counts/nothing es lat%C3%ADn', times(1)],
  ['of another kind', 'create', countOf('read es x'), times(1)],
  ['of nothing in particular', 'create', countOf('nothing es '), times(1)],
  ['of other letters', 'create', countOf('nothing es latín'), times(1)],
  ['of 1,201 letters', 'create', countOf(`nothing es ${'x'.repeat(1179)}`), times(1)],
  ['raised by 2', 'update', counted, times(5)],
  ['that stays', 'update', counted, times(3)],
  ['lowered', 'update', counted, times(2)],
  ['raised with a field more', 'update', counted, { ...times(4), x: integer(1) }],
];

/** What firestore.rules has to refuse. */
export const forbidden: readonly Operation[] = [
  ...strangers,
  ...['ana', null].flatMap((as) =>
    (['get', 'list', 'update', 'delete'] as const).map((call) => ({
      what: 'a subscription to the newsletter',
      as,
      call,
      fields: email('x@example.com'),
      path: call === 'list' ? 'newsletter' : 'newsletter/first',
    })),
  ),
  { what: 'the list of the own heads', as: 'ana', call: 'list', path: 'users/ana/h' },
  { what: 'a second head', as: 'ana', call: 'create', path: 'users/ana/h/x', fields: headWith() },
  { what: 'the list of the own chunks', as: 'ana', call: 'list', path: 'users/ana/c' },
  { what: 'a chunk once more', as: 'ana', call: 'update', path: taken, fields: chunkWith() },
  ...heads.flatMap(([what, fields]): Operation[] => [
    { what: `a head with ${what}`, as: 'eva', call: 'create', path: evasHead, fields },
    { what: `a head with ${what}`, as: 'ana', call: 'update', path: anasHead, fields },
  ]),
  ...chunks.map(
    ([what, path, fields]): Operation => ({
      what: `a chunk ${what}`,
      as: 'ana',
      call: 'create',
      path,
      fields,
    }),
  ),
  ...['ana', null].flatMap((as) =>
    (['get', 'list', 'delete'] as const).map((call) => ({
      what: 'a count',
      as,
      call,
      path: call === 'list' ? 'counts' : counted,
    })),
  ),
  ...counts.map(
    ([what, call, path, fields]): Operation => ({
      what: `a count ${what}`,
      as: null,
      call,
      path,
      fields,
    }),
  ),
  ...addresses.map(
    ([what, fields]): Operation => ({
      what: `a subscription ${what}`,
      as: null,
      call: 'create',
      fields,
      path: 'newsletter/second',
    }),
  ),
];

/** What firestore.rules has to allow: without these, rules that refuse everything would pass. */
export const allowed: readonly Operation[] = [
  { what: 'the own head', as: 'ana', call: 'get', path: anasHead },
  { what: 'the own head that is not there yet', as: 'eva', call: 'get', path: evasHead },
  { what: 'a first head', as: 'eva', call: 'create', path: evasHead, fields: headWith() },
  { what: 'the next head', as: 'ana', call: 'update', path: anasHead, fields: headWith() },
  { what: 'a head without writers', as: 'ana', call: 'update', path: anasHead, fields: headOf([]) },
  {
    what: 'a head of 40 writers with whole tails',
    as: 'ana',
    call: 'update',
    path: anasHead,
    fields: headOf(writers(40), '"'.repeat(4096), '59.c00000000001.99'),
  },
  { what: 'no head any more', as: 'ana', call: 'delete', path: anasHead },
  { what: 'the own chunk', as: 'ana', call: 'get', path: taken },
  { what: 'the own chunk that is not there', as: 'ana', call: 'get', path: free },
  {
    what: 'a chunk of 700,000 bytes',
    as: 'ana',
    call: 'create',
    path: free,
    fields: chunkWith({ b: bytes(new Uint8Array(700_000)) }),
  },
  { what: 'no chunk any more', as: 'ana', call: 'delete', path: taken },
  { what: 'no chunk where none is', as: 'ana', call: 'delete', path: free },
  { what: 'a first count', as: null, call: 'create', path: first, fields: times(1) },
  { what: 'one more', as: 'ana', call: 'update', path: counted, fields: times(4) },
  {
    what: 'a count of 1,200 letters',
    as: null,
    call: 'create',
    fields: times(1),
    path: countOf(`nothing es ${'x'.repeat(1178)}`),
  },
  ...[null, 'ana'].flatMap((as) =>
    ['lucía+a@correo.example', '"ab"@example.com', `${'x'.repeat(242)}@example.com`].map(
      (address): Operation => ({
        what: `a subscription of ${address.length} letters`,
        as,
        call: 'create',
        path: 'newsletter/second',
        fields: email(address),
      }),
    ),
  ),
];
