// @vitest-environment node
import { createLocalData, textCodec } from '@aulario/local-data';
import { createSharedDisk } from '@aulario/local-data/testing';
import { expect, it } from 'vitest';
import { clearParts, partsOfTransfer, storePart } from './receivedParts.ts';
import { readTransferPart } from './transfer.ts';

const first = '0123456789abcdef';
const second = 'fedcba9876543210';

it('keeps the parts of the latest transfer until they are cleared', () => {
  const disk = createSharedDisk();
  const parts = createLocalData({ storage: disk.openTab().storage }).visitor.open(
    'parts',
    textCodec,
  );
  const receive = (fragment: string) => {
    const part = readTransferPart(fragment);
    if (part === null) throw new Error('not a part');
    storePart(parts, fragment, part);
  };
  const numbersOf = (transferId: string) =>
    partsOfTransfer(parts.getSnapshot().items.values(), transferId)
      .map(({ number }) => number)
      .sort();
  receive(`${first}.1.2.YQ`);
  receive(`${first}.2.2.Yg`);
  receive(`${first}.2.2.Yg`);
  expect(numbersOf(first)).toEqual([1, 2]);
  receive(`${second}.1.3.YQ`);
  expect([numbersOf(first), numbersOf(second)]).toEqual([[], [1]]);
  clearParts(parts);
  expect(parts.getSnapshot().items.size).toBe(0);
});
