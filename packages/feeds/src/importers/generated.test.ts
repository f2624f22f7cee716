import { parseCourse, parseCourseDetails } from '@aulario/course-data';
import { type FeedRecord, isRecord } from '@aulario/course-data/reading';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { Provider } from '../providers/provider.ts';
import { importRecord } from '../testing/importRecord.ts';
import { provider } from '../testing/readAll.ts';
import { shapes } from '../testing/shapes.ts';

/** `FEEDS_RUNS=10000` is what a change of an importer is judged by. */
const numRuns = Number(process.env['FEEDS_RUNS'] ?? 300);
vi.setConfig({ testTimeout: Math.max(10_000, numRuns * 30) });

const academy: Provider = {
  ...provider('jsonld'),
  id: 'academy.example',
  name: 'Academia',
  home: 'https://academy.example/',
  hosts: ['academy.example'],
};
const table: Provider = {
  ...academy,
  id: 'tabla.example',
  name: 'Tabla',
  home: 'https://tabla.example/',
  hosts: ['tabla.example'],
  importer: 'mapped',
  categories: { Cocina: 'Lifestyle' },
};

function providerOf(id: string): Provider {
  if (id === 'jsonld') return academy;
  return id === 'tabla.example' ? table : provider(id);
}

const junk: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    undefined,
    '',
    0,
    -1,
    1e300,
    Number.NaN,
    true,
    {},
    [],
    [[]],
    [null],
    'x'.repeat(5000),
    '<script>alert(1)</script>',
    '\u202e',
    '9999-99-99',
    '0 hours',
    'P',
    '$',
    'javascript:alert(1)',
    { __proto__: { name: 'x' } },
    { name: { name: {} } },
    ['a', 7, {}],
    '\ud800',
  ),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Paths of a record's own fields, two levels deep. */
const pathsOf = (record: FeedRecord): string[] =>
  Object.entries(record).flatMap(([key, value]) => [
    key,
    ...(isRecord(value) ? Object.keys(value).map((inner) => `${key}.${inner}`) : []),
  ]);

function withValue(record: FeedRecord, path: string, value: unknown): FeedRecord {
  const [key = '', inner] = path.split('.');
  const before = record[key];
  if (inner === undefined) return { ...record, [key]: value };
  return isRecord(before) ? { ...record, [key]: { ...before, [inner]: value } } : record;
}

describe.each(shapes)('$provider, generated records', ({ provider: id, good, vital }) => {
  const own = providerOf(id);
  const identity = [
    ...vital,
    'id',
    'course_id',
    'readable_id',
    'url',
    '@id',
    'type',
    '@type',
    '_class',
    'resource_type',
    'hidden',
    'attributes',
    'attributes.name',
    'attributes.url',
  ];
  const optional = pathsOf(good(1)).filter((path) => !identity.includes(path));

  it('keeps a full record, and all that is in it', () => {
    const { result, notes } = importRecord(own, good(7));
    expect(result?.ok).toBe(true);
    expect(Object.entries(notes).filter(([, problem]) => problem === 'unreadable')).toEqual([]);
  });

  it('keeps what has identity, title and address, whatever else is wrong', () => {
    const changes = fc.array(fc.tuple(fc.constantFrom(...optional), junk), { maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), changes, (number, changed) => {
        const record = changed.reduce(
          (before, [path, value]) => withValue(before, path, value),
          good(number),
        );
        const { result } = importRecord(own, record);
        if (!result?.ok) throw new Error(JSON.stringify(result));
        const { course, details } = result.imported;
        expect(parseCourse(course)).toEqual({ ok: true, course });
        expect(parseCourseDetails(details)).toEqual(details);
      }),
      { numRuns },
    );
  });

  it('tells what is wrong with a record that has no title', () => {
    const path =
      id === 'open.hpi.de' ? 'attributes.name' : ['title', 'name'].find((key) => key in good(1));
    const blank = fc.constantFrom<unknown>(
      null,
      undefined,
      '',
      '  ',
      '\u200b',
      {},
      [],
      true,
      '<p></p>',
    );
    fc.assert(
      fc.property(blank, (value) => {
        const { result } = importRecord(own, withValue(good(3), path ?? 'title', value));
        expect(result).toMatchObject({ ok: false, issue: { path: 'title' } });
      }),
      { numRuns: Math.ceil(numRuns / 10) },
    );
  });

  it('survives whatever JSON there is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(good(1)), 'x'), junk), (record) => {
        const { result } = importRecord(own, record);
        if (result?.ok) expect(parseCourse(result.imported.course).ok).toBe(true);
      }),
      { numRuns },
    );
  });
});
