import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

it.each([
  ['queries.es', '59914f2089a30928c347d60d8333c19a7e37cd959dbba1589173724fc6b9351c'],
  ['queries.en', 'ffd582bf725b212ad2a6a993909afb77c0772ccf867df5b6850b2246d9b89664'],
  ['laterQueries.es', 'a379d3b4c8a386534e847d4c857ba68692d8e8c0c8831e92c8c80b7d232fc94c'],
  ['laterQueries.en', '105b82d2ea325c175d2208b064b2bbfdcd879b3dc89cd4d3ae5341db0b982f65'],
])('%s are as they were written before any result was seen', (name, hash) => {
  const file = readFileSync(join(import.meta.dirname, `${name}.txt`));
  expect(createHash('sha256').update(file).digest('hex')).toBe(hash);
});
