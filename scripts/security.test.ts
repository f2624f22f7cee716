import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read, root } from './repository.ts';

interface Row {
  readonly id: string;
  readonly held: string;
}

const rowsOf = (page: string): Row[] =>
  [...page.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| (.+) \|$/gm)].map(
    ([, id = '', held = '']) => ({ id, held }),
  );

const rows = rowsOf(read('docs/security.md'));

/** Whether the row names an existing test, or gives a reason. */
function isHeld({ held }: Row): boolean {
  if (/^Exception: .{20,}/.test(held)) return true;
  const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(held) ?? [];
  if (name === '' || !existsSync(join(root, file))) return false;
  const source = read(file);
  const quoted = [`'${name}'`, `\`${name}\``, `"${name}"`];
  const isStory = file.endsWith('.stories.tsx') && source.includes(`export const ${name}: `);
  return isStory || quoted.some((text) => source.includes(text));
}

describe('the ASVS table', () => {
  it('has more rows than the 60 that it must, each once and in order', () => {
    expect(rows.length).toBeGreaterThanOrEqual(60);
    const ids = rows.map(({ id }) => id);
    const inOrder = ids.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }));
    expect(ids).toEqual(inOrder);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names only tests that exist, or a reason', () => {
    expect(rows.filter((row) => !isHeld(row))).toEqual([]);
  });

  it('rests on tests more than on reasons', () => {
    const tested = rows.filter(({ held }) => held.startsWith('`'));
    expect(tested.length).toBeGreaterThanOrEqual(60);
  });

  it.each([
    ['a file that is not there', '`scripts/none.test.ts` › some test'],
    [
      'a test that is not there',
      '`scripts/security.test.ts` › a test that nobody wrote'.concat('!'),
    ],
    ['no test', '`scripts/security.test.ts`'],
    ['no reason', 'Exception: none'],
    ['words', 'Somebody looked at it.'],
  ])('control: is not content with %s', (_, held) => {
    expect(isHeld({ id: '0.0.0', held })).toBe(false);
  });
});
