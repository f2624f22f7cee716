import { aCourse } from '@aulario/course-data/testing';
import { foreignAddresses, hostileAddresses } from '@aulario/safe-url/testing';
import { expect, it } from 'vitest';
import { cartEntryCodec } from './cartRepository.ts';

const sound = aCourse();

const isKept = (change: object) =>
  cartEntryCodec.decode(
    cartEntryCodec.encode({ course: { ...sound, ...change }, addedAt: 1, openedAt: null }),
    sound.id,
  ) !== null;

it('rejects every hostile or foreign address in a stored cart', () => {
  expect(isKept({})).toBe(true);
  expect([...hostileAddresses, ...foreignAddresses].filter((url) => isKept({ url }))).toEqual([]);
  expect(hostileAddresses.filter((imageUrl) => isKept({ imageUrl }))).toEqual([]);
});
