import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CalendarDay } from '@aulario/course-data';
import type { FeedRecord } from '@aulario/course-data/reading';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import written from '../../edits.schema.json' with { type: 'json' };
import { buildCatalogue } from '../build/buildCatalogue.ts';
import { readPinned } from '../build/buildState.ts';
import { editsJsonSchema } from '../commands/jsonSchemas.ts';
import { readProviders } from '../providers/readProviders.ts';
import { provider } from '../testing/readAll.ts';
import { shapes } from '../testing/shapes.ts';
import { type Edit, EditsError, parseEdits } from './edits.ts';

const signed = { by: 'Ana', on: '2026-11-20' } as const;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edits-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const record = (number: number): FeedRecord => ({ ...shapes[0]?.good(number) });

async function build(
  edits: readonly Edit[],
  numbers: readonly number[] = [1, 2, 3],
  today: CalendarDay = '2026-11-20',
) {
  const source = join(folder, 'feed.json');
  writeFileSync(source, JSON.stringify({ results: numbers.map(record) }));
  const built = await buildCatalogue({
    feeds: [{ provider: provider('udemy'), source }],
    edits,
    today,
    stateFolder: join(folder, 'state'),
    http: { userAgent: '' },
    maxLoss: 0.3,
    providers: readProviders(),
  });
  const { courses } = built;
  return { built, courses: [...courses], ids: [...courses.keys()] };
}

describe('an edit', () => {
  it('hides a course by id or address, and says how many it fits', async () => {
    const { courses } = await build([]);
    const { ids, built } = await build([
      { do: 'hide', course: 'udemy:1', ...signed },
      { do: 'takedown', course: `${courses[1]?.url}?ref=x`, asked: 'the platform', ...signed },
      { do: 'hide', course: 'udemy:999', ...signed },
    ]);
    expect(ids).toEqual(['udemy:3']);
    expect(built.report.edits).toMatchObject([
      { edit: 'hide udemy:1 (Ana, 2026-11-20)', courses: 1 },
      { courses: 1 },
      { courses: 0 },
    ]);
  });

  it('leaves no trace of what it hides after it has been published: neither gone nor lost', async () => {
    await (await build([], [1, 2, 3, 4], '2026-11-19')).built.commit();
    const { built } = await build([{ do: 'hide', course: 'udemy:1', ...signed }], [1, 2, 3, 4]);
    expect(built.recent).toEqual([]);
    await built.commit();
    const later = await build(
      [{ do: 'hide', course: 'udemy:1', ...signed }],
      [2, 3, 4],
      '2026-11-21',
    );
    expect(later.built.recent).toEqual([]);
  });

  it('takes down what is no longer offered, too', async () => {
    await (await build([], [1, 2, 3, 4], '2026-11-19')).built.commit();
    const gone = (await build([], [1, 2, 3])).built;
    expect(gone.recent).toMatchObject([{ kind: 'discontinued', id: 'udemy:4' }]);
    await gone.commit();
    const edit = { do: 'takedown', course: 'udemy:4', asked: 'its teacher', ...signed } as const;
    expect((await build([edit], [1, 2, 3], '2026-11-21')).built.recent).toEqual([]);
  });

  it('blocks every course of a host or an instructor', async () => {
    const [{ instructors: [name = ''] = [] } = {}] = (await build([])).courses;
    expect(name).not.toBe('');
    const edits = [
      { do: 'block-instructor', name: ` ${name.toUpperCase()} `, ...signed },
      { do: 'block-instructor', name: `${name}, PhD`, ...signed },
      { do: 'block-host', host: 'udemy.com', ...signed },
    ] as const;
    for (const edit of edits) await expect(build([edit])).rejects.toThrow('No feed gave a course');
    const other = { do: 'block-host', host: 'my.example', ...signed } as const;
    expect((await build([other])).ids).toHaveLength(3);
  });

  it('corrects facts whatever the feed says, and refuses those that no course has', async () => {
    const facts = {
      title: 'Otro título',
      level: null,
      category: 'Music',
      weeks: { min: 4, max: 6 },
    } as const;
    const { courses } = await build([{ do: 'correct', course: 'udemy:2', facts, ...signed }]);
    expect(courses[1]).toMatchObject(facts);
    const wrong = { minutes: -5 };
    const edit = { do: 'correct', course: 'udemy:2', facts: wrong, ...signed } as const;
    await expect(build([edit])).rejects.toThrow(/The correction of udemy:2: minutes/);
  });

  it('pins a course, which the state remembers', async () => {
    const { built } = await build([{ do: 'pin', course: 'udemy:3', ...signed }]);
    expect([...built.pinned]).toEqual(['udemy:3']);
    await built.commit();
    expect(await readPinned(join(folder, 'state'))).toEqual(['udemy:3']);
  });
});

describe('an edits file', () => {
  it('is the example of the documentation', () => {
    const page = readFileSync(join(import.meta.dirname, '../../../../docs/edits.md'), 'utf8');
    const example = /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
    expect(new Set(parseEdits(example).map((edit) => edit.do)).size).toBe(6);
  });

  it.each([
    ['no JSON', '{'],
    ['nobody', '{"edits":[{"do":"hide","course":"udemy:1","on":"2026-11-20"}]}'],
    ['no day', '{"edits":[{"do":"hide","course":"udemy:1","by":"Ana"}]}'],
    ['no course', '{"edits":[{"do":"hide","by":"Ana","on":"2026-11-20"}]}'],
    ['an unknown verb', '{"edits":[{"do":"burn","course":"udemy:1","by":"A","on":"2026-11-20"}]}'],
  ])('with %s is refused', (_, text) => {
    expect(() => parseEdits(text)).toThrow(EditsError);
  });

  it.each([{ level: 'all' }, { weeks: 6 }, { minutes: -5 }, { language: 'Klingon?' }])(
    'with a correction that no course can have, %j, is refused before a feed is read',
    (facts) => {
      const edit = { do: 'correct', course: 'udemy:2', facts, ...signed };
      expect(() => parseEdits(JSON.stringify({ edits: [edit] }))).toThrow(EditsError);
    },
  );

  it('has a schema as it is', () => {
    // `pnpm --filter @aulario/feeds schema` writes it again.
    expect(written).toEqual(JSON.parse(JSON.stringify(editsJsonSchema)));
  });
});
