import { mkdtempSync, rmSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { addPlatforms } from '@aulario/course-data';
import { writeCatalogue } from '@aulario/course-data/build';
import { aCourse } from '@aulario/course-data/testing';
import { afterAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'aulario-built-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('knows the platforms that only the catalogue names as soon as it is open', async () => {
  const campus = { id: 'campus.example', name: 'Campus', hosts: ['campus.example'] };
  addPlatforms([campus]);
  for await (const { path, bytes } of writeCatalogue([aCourse()], {})) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  }
  // A build that has not read the catalogue yet.
  vi.resetModules();
  const { openBuiltCatalogue } = await import('./builtCatalogue.ts');
  const { platforms } = await openBuiltCatalogue(folder);
  expect(platforms).toMatchObject([campus]);
});
