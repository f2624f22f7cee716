import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ListScanner } from './listScanner.ts';

/** The values of a text that comes in pieces of so many bytes; null when it has no such list. */
function scan(text: string, paths: readonly string[], pieceBytes = 7): unknown[] | null {
  const scanner = new ListScanner(paths);
  const bytes = Buffer.from(text);
  const found: unknown[] = [];
  for (let start = 0; start < bytes.length; start += pieceBytes)
    for (const element of scanner.read(bytes.subarray(start, start + pieceBytes)))
      found.push(element === null ? element : JSON.parse(element));
  scanner.end();
  return scanner.hasFound ? found : null;
}

it('gives the elements of any list, whatever the pieces and the spaces are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue({ maxDepth: 3 })),
      fc.constantFrom(undefined, 1, '\t'),
      fc.integer({ min: 1, max: 40 }),
      (list, space, pieceBytes) => {
        const plain = JSON.parse(JSON.stringify(list));
        expect(scan(JSON.stringify(list, null, space), [], pieceBytes)).toEqual(plain);
        const answer = { count: 1, 'a"\\': ['{'], results: list, next: [[1]] };
        expect(scan(JSON.stringify(answer, null, space), ['results'], pieceBytes)).toEqual(plain);
      },
    ),
  );
});

it.each([
  ['{"unit":{"items":[1,2]},"items":[3]}', [1, 2]],
  ['{"items":[3],"unit":{"items":[1,2]}}', [3]],
  ['{"items":{"items":[1]},"other":[2]}', null],
  ['{"items":[ ]}', []],
  ['\ufeff[{"items":[1]}]', [{ items: [1] }]],
  ['{"id":7}', null],
  ['7', null],
])('of %s takes the first list at one of the paths', (text, expected) => {
  expect(scan(text, ['unit.items', 'items'])).toEqual(expected);
});

it.each([
  '[1,2',
  '[1,"2]',
  '{"items":[1]',
  '[1]]',
  '[1][2]',
  '[1 2]',
  '[1,]',
  '[,1]',
  '{"items":[{"a":1]}',
])('refuses %s', (text) => {
  expect(() => scan(text, ['items'])).toThrow();
});
