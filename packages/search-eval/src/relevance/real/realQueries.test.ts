// @vitest-environment node
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['es', '59914f2089a30928c347d60d8333c19a7e37cd959dbba1589173724fc6b9351c'],
  ['en', 'ffd582bf725b212ad2a6a993909afb77c0772ccf867df5b6850b2246d9b89664'],
])('the queries in %s are as they were written before any result was seen', (language, hash) => {
  const file = readFileSync(join(import.meta.dirname, `queries.${language}.txt`));
  expect(createHash('sha256').update(file).digest('hex')).toBe(hash);
});
