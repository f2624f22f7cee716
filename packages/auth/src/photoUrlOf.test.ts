import { hostileAddresses } from '@aulario/safe-url/testing';
import { expect, it } from 'vitest';
import { photoUrlOf } from './photoUrlOf.ts';

it.each([
  ['https://images.example.com/ada.png', 'https://images.example.com/ada.png'],
  ['HTTPS://Images.Example.com', 'https://images.example.com/'],
  ['https://españa.example/ñ.png', 'https://xn--espaa-rta.example/%C3%B1.png'],
])('takes %j, normalised', (given, expected) => {
  expect(photoUrlOf(given)).toBe(expected);
});

it('returns an empty text for no address, and for one that the parser refuses', () => {
  const given = [...hostileAddresses, null, undefined, 7, {}, Symbol('https://a.example/')];
  expect(given.filter((value) => photoUrlOf(value) !== '')).toEqual([]);
});
