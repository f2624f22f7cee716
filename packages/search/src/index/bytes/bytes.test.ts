import fc from 'fast-check';
import { expect, it } from 'vitest';
import { BitReader, BitWriter } from './bits.ts';
import { ByteReader, ByteWriter, SearchIndexError } from './bytes.ts';
import { crc32 } from './crc32.ts';

it('reads the bytes that were written', () => {
  const number = fc.integer({ min: 0, max: 2 ** 28 - 1 });
  const anyText = fc.string({ unit: fc.constantFrom('a', 'ñ', '日', '𝒳'), maxLength: 200 });
  fc.assert(
    fc.property(fc.array(number), anyText, fc.nat(), (numbers, text, last) => {
      const out = new ByteWriter();
      for (const one of numbers) out.varint(one);
      out.text(text);
      out.uint32(last);
      const input = new ByteReader(out.finish());
      expect(numbers.map(() => input.varint())).toEqual(numbers);
      expect(input.text()).toBe(text);
      expect(input.uint32()).toBe(last);
      expect(input.remaining).toBe(0);
    }),
  );
});

it('refuses to read past the end, overlong numbers, excessive counts and truncated texts', () => {
  const reader = (...bytes: number[]) => new ByteReader(Uint8Array.from(bytes));
  expect(() => reader().byte()).toThrow(SearchIndexError);
  expect(() => reader(1, 2, 3).uint32()).toThrow(SearchIndexError);
  expect(() => reader(0xff, 0xff, 0xff, 0xff, 0x01).varint()).toThrow(SearchIndexError);
  expect(() => reader(5, 1, 2).count()).toThrow(SearchIndexError);
  expect(() => reader(2, 0xc3).text()).toThrow(SearchIndexError);
  expect(() => reader(1, 0xc3).text()).toThrow(SearchIndexError);
});

it.each([
  { code: 'rice', max: 3000 },
  { code: 'expGolomb', max: 2 ** 22 },
] as const)('reads the numbers that were written in the code $code', ({ code, max }) => {
  const value = fc.record({ value: fc.nat(max), k: fc.integer({ min: 0, max: 21 }) });
  fc.assert(
    fc.property(fc.array(value), (values) => {
      const out = new BitWriter();
      for (const one of values) out[code](one.value, one.k);
      const input = new BitReader(out.finish());
      expect(values.map(({ k }) => input[code](k))).toEqual(values.map((one) => one.value));
    }),
  );
});

it('writes exponential Golomb code as the standard does', () => {
  const out = new BitWriter();
  // k = 0: 0 is '1', 1 is '010', 2 is '011', 3 is '00100'; k = 1: 3 is '0101'.
  for (const value of [0, 1, 2, 3]) out.expGolomb(value, 0);
  out.expGolomb(3, 1);
  expect([...out.finish()]).toEqual([0b1_010_011_0, 0b0100_0101]);
});

it('refuses numbers in exponential Golomb code that are cut off or too long', () => {
  const read = (k: number, ...bytes: number[]) =>
    new BitReader(Uint8Array.from(bytes)).expGolomb(k);
  expect(() => read(0, 0b0000_0001)).toThrow(SearchIndexError);
  expect(() => read(21, 0b0000_0001, 0, 0, 0, 0, 0)).toThrow(SearchIndexError);
});

it('refuses to read past the last bit', () => {
  expect(() => new BitReader(Uint8Array.of(0xff, 0xff)).unary()).toThrow(SearchIndexError);
  expect(() => new BitReader(Uint8Array.of(0xff)).bits(9)).toThrow(SearchIndexError);
});

it('computes the standard CRC-32', () => {
  expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
});
