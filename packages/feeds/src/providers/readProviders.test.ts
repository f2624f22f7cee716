import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type FeedItem, noCounts, readFeed } from '../readFeed.ts';
import { ProviderFileError, readProviders } from './readProviders.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'providers-test-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const campus = {
  id: 'campus.example',
  name: 'Campus',
  home: 'https://campus.example/',
  hosts: ['campus.example'],
  importer: 'json-ld',
  categories: { Cocina: 'Lifestyle' },
};
const write = (name: string, entry: object) =>
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(entry));

it('refuses two platforms on one host', () => {
  write('campus', { ...campus, id: 'campus' });
  write('campus.example', campus);
  expect(() => readProviders(folder)).toThrow(
    'campus.example and campus both have the host campus.example',
  );
});

it('reads another format of a platform, whose courses are those of the platform', async () => {
  write('campus.example', campus);
  write('campus-csv', {
    id: 'campus-csv',
    platform: 'campus.example',
    importer: 'mapped',
    mapping: { title: 'name' },
    categories: { Música: 'Music' },
  });
  const provider = readProviders(folder).get('campus-csv');
  if (provider === undefined) throw new Error('No format');
  expect(provider).toMatchObject({ id: 'campus.example', format: 'campus-csv' });
  expect(provider.categories).toEqual({ Cocina: 'Lifestyle', Música: 'Music' });
  const source = join(folder, 'courses.csv');
  writeFileSync(source, 'id,name,url,category\n1,Paella,https://campus.example/c1,Cocina\n');
  const items: FeedItem[] = [];
  const options = { provider, source, seenOn: '2026-11-22', http: { userAgent: '' } } as const;
  for await (const item of readFeed(options, noCounts())) items.push(item);
  expect(items).toMatchObject([
    { imported: { course: { id: 'campus.example:1', title: 'Paella', category: 'Lifestyle' } } },
  ]);
});

it('refuses a format of no platform', () => {
  write('campus-csv', { id: 'campus-csv', platform: 'campus.example', importer: 'mapped' });
  expect(() => readProviders(folder)).toThrow(
    new ProviderFileError("campus-csv.json: No platform 'campus.example'"),
  );
});

it.each([
  [{ mapping: { tittle: 'name' } }, 'tittle'],
  [{ mapping: { rating: { column: 'r', pattern: '(' } } }, 'No regular expression'],
  [{ categories: { Cocina: 'Cooking' } }, 'Cooking'],
])('says what is wrong with %j', (wrong, message) => {
  write('campus.example', { ...campus, ...wrong });
  expect(() => readProviders(folder)).toThrow(message);
});
