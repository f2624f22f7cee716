// @vitest-environment node
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartKey, cartPrefix, placeKey, placeOfKey } from './cartKey.ts';

const oddText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom(':', '%', '#', '/', 'a', '\u0000', '\ud800', 'é', '__proto__'),
  }),
);

test('ordinary ids are readable in the key', () => {
  expect(cartKey('mF3kQ9', 'udemy:5459964')).toBe('aulario:cart:mF3kQ9:udemy:5459964');
  expect(cartKey('mF3kQ9', 'edx:c-basics_2.0~x')).toBe('aulario:cart:mF3kQ9:edx:c-basics_2.0~x');
});

test('odd characters are escaped', () => {
  expect(cartKey('a:b', 'udemy:ñ#1')).toBe('aulario:cart:a%003ab:udemy:%00f1%00231');
  expect(cartKey('', '\ud800')).toBe('aulario:cart::%d800');
});

test('no prefix of one user begins a key of another', () => {
  fc.assert(
    fc.property(oddText, oddText, oddText, (user, other, courseId) => {
      fc.pre(user !== other);
      expect(cartKey(other, courseId).startsWith(cartPrefix(user))).toBe(false);
    }),
    { numRuns: 2000 },
  );
});

test('two courses never share a key', () => {
  fc.assert(
    fc.property(oddText, oddText, (courseId, other) => {
      fc.pre(courseId !== other);
      expect(cartKey('user', courseId)).not.toBe(cartKey('user', other));
    }),
    { numRuns: 2000 },
  );
});

test('a place is found again from its key', () => {
  fc.assert(
    fc.property(oddText, fc.nat(100), (courseId, place) => {
      const courseKey = cartKey('user', courseId);
      expect(placeOfKey(placeKey({ courseKey, place }))).toEqual({ courseKey, place });
    }),
  );
});

test.each(['k#', 'k#0', 'k#x', 'k#01', 'k#1#2'])('%s is no place beside another', (key) => {
  expect(placeOfKey(key)).toEqual({ courseKey: key, place: 0 });
});
