// @vitest-environment node
import { createOldData } from '@aulario/local-data/old';
import { createSharedDisk } from '@aulario/local-data/testing';
import { beforeEach, expect, it } from 'vitest';
import {
  clearParts,
  maxTransfers,
  openReceivedParts,
  partsOfTransfer,
  storePart,
} from './receivedParts.ts';
import { maxFragmentChars, readTransferPart } from './transfer.ts';

const [first, second, third, fourth] = ['1', '2', '3', '4'].map((digit) => digit.repeat(16));

let disk: ReturnType<typeof createSharedDisk>;
let parts: ReturnType<typeof openReceivedParts>;
let time: number;

const open = () => openReceivedParts(createOldData(disk.openTab()).visitor);
const receive = (fragment: string) => {
  time += 1;
  return storePart(parts, fragment, time);
};
const numbersOf = (transferId = '') =>
  partsOfTransfer(open().getSnapshot().items, transferId)
    .map(({ number }) => number)
    .sort();

beforeEach(() => {
  disk = createSharedDisk();
  parts = open();
  time = Date.UTC(2026, 10, 22);
});

it('keeps the parts of several transfers until each is cleared', () => {
  receive(`${first}.1.2.YQ`);
  receive(`${first}.2.2.Yg`);
  receive(`${first}.2.2.Yg`);
  receive(`${second}.1.3.YQ`);
  expect([numbersOf(first), numbersOf(second)]).toEqual([[1, 2], [1]]);
  clearParts(parts, first ?? '');
  expect([numbersOf(first), numbersOf(second)]).toEqual([[], [1]]);
});

it('makes room for the one in use, the oldest first, and says so', () => {
  const removed = [first, second, third].map((id) => receive(`${id}.1.2.YQ`));
  expect(removed).toEqual([0, 0, 0]);
  receive(`${first}.2.2.YQ`);
  expect(receive(`${fourth}.1.2.YQ`)).toBe(1);
  expect([first, second, third, fourth].map((id) => numbersOf(id).length)).toEqual([2, 0, 1, 1]);
  expect(maxTransfers).toBe(3);
});

it.each([
  ['more parts than codes', `${first}.1.51.YQ`],
  ['a part beyond the last', `${first}.3.2.YQ`],
  ['a part of 2,001 characters', `${first}.1.2.${'a'.repeat(maxFragmentChars)}`],
  ['no number', `${first}.x.2.YQ`],
  ['nothing', ''],
])('stores nothing of a link with %s', (_, fragment) => {
  expect(readTransferPart(fragment)).toBeNull();
  expect(receive(fragment)).toBe(0);
  expect(disk.keys()).toEqual([]);
});
