import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildCatalogue } from '../build/buildCatalogue.ts';
import { readBuildArguments, UsageError } from '../commands/readBuildArguments.ts';
import { readProviders } from '../providers/readProviders.ts';
import { feedsOfSets } from './courseSets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sets-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const providers = readProviders();

it('reads all sets by one argument, the newest first and those without titles last', () => {
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

it('completes the courses of other feeds from a set whose titles are wrong, and makes none', async () => {
  const feeds = feedsOfSets(folder).filter(({ provider }) =>
    ['udemy-2025', 'udemy-2026'].includes(provider.format ?? ''),
  );
  const tables = {
    'udemy-2025': 'Title,URL\nPiano,https://www.udemy.com/course/piano/\n',
    'udemy-2026':
      'title,url,price,level\n' +
      'PianoPlay it today,https://www.udemy.com/course/piano/,$9.99,Beginner\n' +
      'OrganPlay it today,https://www.udemy.com/course/organ/,$9.99,Beginner\n',
  };
  for (const { provider, source } of feeds) {
    mkdirSync(dirname(source), { recursive: true });
    writeFileSync(source, tables[provider.format === 'udemy-2025' ? 'udemy-2025' : 'udemy-2026']);
  }
  const built = await buildCatalogue({
    feeds,
    today: '2026-11-29',
    stateFolder: null,
    http: { userAgent: '' },
    maxLoss: 0.3,
    providers,
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
