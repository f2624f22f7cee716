import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatMoney, formatSums, fractionDigits, moneyFromDecimal } from './decimalMoney.ts';

const usd = (amount: number) => ({ amount, currency: 'USD' });

describe('moneyFromDecimal', () => {
  it.each([
    ['54.99', 5499],
    [54.99, 5499],
    [19.9, 1990],
    [49, 4900],
    ['49.0', 4900],
    ['0.07', 7],
    [1.1, 110],
    [4.35, 435],
    [1.005e3, 100500],
    ['90071992547409.91', 9007199254740991],
  ])('reads %s as %i cents', (decimal, cents) => {
    expect(moneyFromDecimal(decimal, 'USD')).toEqual(usd(cents));
  });

  it.each(['', '-1', '+1', '1.', '.5', '1,5', '1e3', ' 1', '0x10', '٣', '9.999', 'NaN', '$1'])(
    'refuses %j',
    (decimal) => {
      expect(moneyFromDecimal(decimal, 'USD')).toBeNull();
    },
  );

  it.each([Number.NaN, Number.POSITIVE_INFINITY, -1, 1e21, 1e-7, 0.1 + 0.2])(
    'refuses the number %d',
    (decimal) => {
      expect(moneyFromDecimal(decimal, 'USD')).toBeNull();
    },
  );

  it('counts the decimals of the currency', () => {
    expect(moneyFromDecimal('1500', 'JPY')).toEqual({ amount: 1500, currency: 'JPY' });
    expect(moneyFromDecimal('1500.5', 'JPY')).toBeNull();
    expect(moneyFromDecimal('1.234', 'KWD')).toEqual({ amount: 1234, currency: 'KWD' });
    expect(moneyFromDecimal('1', 'dollars')).toBeNull();
    expect(fractionDigits('EUR')).toBe(2);
  });

  it('is exact for every amount', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (cents) => {
        const written = String(cents).padStart(3, '0');
        const decimal = `${written.slice(0, -2)}.${written.slice(-2)}`;
        expect(moneyFromDecimal(decimal, 'USD')).toEqual(usd(cents));
      }),
    );
  });

  it('is exact for every price that JSON holds as a number', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), (cents) => {
        expect(moneyFromDecimal(cents / 100, 'USD')).toEqual(usd(cents));
      }),
    );
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (decimal, currency) => {
        moneyFromDecimal(decimal, currency);
      }),
    );
  });
});

describe('formatMoney', () => {
  it('formats as readers of each language expect', () => {
    expect(formatMoney(usd(1299), 'es')).toBe('12,99\u00a0US$');
    expect(formatMoney(usd(1299), 'en')).toBe('$12.99');
    expect(formatMoney({ amount: 1299, currency: 'CAD' }, 'en')).toBe('CA$12.99');
    expect(formatMoney({ amount: 1299, currency: 'EUR' }, 'es')).toBe('12,99\u00a0€');
    expect(formatMoney({ amount: 1299, currency: 'JPY' }, 'en')).toBe('¥1,299');
    expect(formatMoney(usd(1e8), 'es')).toBe('1.000.000,00\u00a0US$');
  });

  it('lets a line break before the currency of an amount that is longer than it', () => {
    expect(formatMoney(usd(1e9), 'es')).toBe('10.000.000,00 US$');
    expect(formatMoney(usd(1e9), 'en')).toBe('$10,000,000.00');
  });

  it('keeps every cent, small and big', () => {
    expect(formatMoney(usd(0), 'en')).toBe('$0.00');
    expect(formatMoney(usd(5), 'en')).toBe('$0.05');
    expect(formatMoney(usd(Number.MAX_SAFE_INTEGER), 'en')).toBe('$90,071,992,547,409.91');
  });

  it('parses back to the same amount', () => {
    fc.assert(
      fc.property(fc.nat({ max: Number.MAX_SAFE_INTEGER }), (cents) => {
        const [, decimal = ''] = formatMoney(usd(cents), 'en').replaceAll(',', '').split('$');
        expect(moneyFromDecimal(decimal, 'USD')).toEqual(usd(cents));
      }),
    );
  });
});

it('lets a line of several sums break only before a plus', () => {
  const sums = [
    { amount: 3990, currency: 'EUR' },
    { amount: 1999, currency: 'USD' },
  ];
  expect(formatSums(sums, 'es').split(' ')).toEqual(['39,90\u00a0€', '+\u00a019,99\u00a0US$']);
});
