import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readProviders } from './readProviders.ts';

it('refuses two platforms on one host', () => {
  const folder = mkdtempSync(join(tmpdir(), 'providers-test-'));
  const entry = { name: 'Campus', home: 'https://campus.example/', importer: 'mapped' };
  const hosts = ['campus.example'];
  for (const id of ['campus', 'campus.example'])
    writeFileSync(join(folder, `${id}.json`), JSON.stringify({ ...entry, id, hosts }));
  expect(() => readProviders(folder)).toThrow(
    'campus.example and campus both have the host campus.example',
  );
  rmSync(folder, { recursive: true });
});
