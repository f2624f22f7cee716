import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildCatalogue } from '../build/buildCatalogue.ts';
import { readBuildArguments, UsageError } from '../commands/readBuildArguments.ts';
import { readProviders } from '../providers/readProviders.ts';
import { importRecord } from '../testing/importRecord.ts';
import { courseSets, feedsOfSets } from './courseSets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sets-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const providers = readProviders();

/** Builds a catalogue of some of the sets, each with a table of its own. */
function buildOf(tables: Readonly<Record<string, string>>) {
  const feeds = feedsOfSets(folder).filter(({ provider }) => (provider.format ?? '') in tables);
  for (const { provider, source } of feeds) {
    mkdirSync(dirname(source), { recursive: true });
    writeFileSync(source, tables[provider.format ?? ''] ?? '');
  }
  return buildCatalogue({
    feeds,
    today: '2026-11-29',
    stateFolder: null,
    http: { userAgent: '' },
    maxLoss: 0.3,
    providers,
  });
}

/** The course of a row of a set. */
function read(format: string, cells: Readonly<Record<string, string>>) {
  const set = courseSets().find(({ provider }) => provider.format === format);
  if (set === undefined) throw new Error(`No set ${format}`);
  const { provider } = set;
  const url = `https://${provider.hosts[0]}/course/one`;
  const { result } = importRecord(provider, { title: 'One', url, course_url: url, ...cells });
  if (result?.ok !== true) throw new Error('No course');
  return result.imported.course;
}

it('reads all sets by one argument, the newest first and those that only complete last', () => {
  const { feeds } = readBuildArguments(['--sets', folder], providers, '2026-11-29');
  expect(feeds).toEqual(feedsOfSets(folder));
  expect(feeds.at(-1)?.provider.completesOnly).toBe(true);
  const days = feeds
    .filter(({ provider }) => !provider.completesOnly)
    .map(({ provider }) => [provider.recorded ?? []].flat().at(-1) ?? '');
  expect(days.length).toBeGreaterThan(5);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(() => readBuildArguments([], providers, '2026-11-29')).toThrow(UsageError);
});

it.each([
  [['Ana Ruiz', 'Ben Holt'], 'Ana Ruiz, Ben Holt', 'udemy-2026'],
  [['Some Academy'], 'Some Academy', 'udemy-2026'],
  // What follows a name may be a degree; nobody is called so.
  [[], 'Ana Ruiz, S.Kom, MMSI', 'udemy-2026'],
  [[], 'Ana Ruiz | Developer, Trainer', 'udemy-2026'],
])('reads the instructors %j of %j in %s', (instructors, cell, format) => {
  expect(read(format, { instructor: cell }).instructors).toEqual(instructors);
});

it('reads several subtitles of a cell of edX', () => {
  const cells = { subtitles: 'English, Español' };
  expect(read('edx-2021', cells).subtitles).toEqual(['en', 'es']);
});

it('completes the courses of other feeds from a set whose titles are wrong, and makes none', async () => {
  const built = await buildOf({
    'udemy-2025': 'Title,URL\nPiano,https://www.udemy.com/course/piano/\n',
    'udemy-2026':
      'title,url,price,level\n' +
      'PianoPlay it today,https://www.udemy.com/course/piano/,$9.99,Beginner\n' +
      'OrganPlay it today,https://www.udemy.com/course/organ/,$9.99,Beginner\n',
  });
  expect([...built.courses.known()].map(({ course }) => course)).toMatchObject([
    {
      title: 'Piano',
      level: 'beginner',
      price: { money: { amount: 999 } },
      recorded: { from: 2025, to: 2026 },
    },
  ]);
  expect(built.report.feeds.map(({ kept, skipped }) => [kept, skipped])).toEqual([
    [1, 0],
    [1, 1],
  ]);
  built.close();
});

it('completes courses by their ids from a set that lacks addresses', async () => {
  const built = await buildOf({
    'udemy-2021': 'ID,Title,Category\n7,Piano,Music\n8,Organ,Music\n',
    'udemy-2023-list': 'id,title,url\n7,Piano,https://www.udemy.com/course/piano/\n',
  });
  expect([...built.courses.known()].map(({ course }) => course)).toMatchObject([
    { id: 'udemy:7', url: 'https://www.udemy.com/course/piano/', category: 'Music', filled: [] },
  ]);
  built.close();
});
