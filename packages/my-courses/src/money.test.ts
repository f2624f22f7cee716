import { formatMoney } from '@aulario/course-data';
import { readAmount, readMoney } from '@aulario/course-data/reading';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedPrice } from './add/typedPrice.ts';

const languages = ['es', 'en'] as const;

it.each(Intl.supportedValuesOf('currency'))('reads back what is written in %s', (currency) => {
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.integer({ min: 1, max: 100_000_000 }),
      (language, amount) => {
        const money = { amount, currency };
        const written = formatMoney(money, language);
        const reading = { maxUnits: Number.MAX_SAFE_INTEGER };
        expect([written, readMoney(written, null, reading)]).toEqual([written, money]);
        expect(typedPrice(written)).toEqual({ kind: 'paid', money });
      },
    ),
    { numRuns: 20 },
  );
});

describe('an amount', () => {
  it.each([
    ['1234.56', '1234.56'],
    ['1234,56', '1234.56'],
    ['1.234,56', '1234.56'],
    ['1,234.56', '1234.56'],
    ['1 234,56', '1234.56'],
    ['1\u00a0234,56', '1234.56'],
    ['1\u202f234,56', '1234.56'],
    ["1'234.56", '1234.56'],
    ['1.234.567', '1234567'],
    ['1,234,567.8', '1234567.8'],
    ['12,34,567.50', '1234567.50'],
    ['0.999', '0.999'],
    ['12,5', '12.5'],
    ['1.234', '1234'],
    ['1,234', '1234'],
    ['1.2345', '1.2345'],
    ['12', '12'],
    ['12,-', '12.00'],
    ['1.234,-', '1234.00'],
  ])('is read from %j', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each([
    ['1.234', '.', '1.234'],
    ['1.234', ',', '1234'],
    ['1,234', ',', '1.234'],
    ['1,234', '.', '1234'],
  ] as const)('%j with the decimals behind %j is %s', (text, sign, amount) => {
    expect(readAmount(text, sign)).toBe(amount);
  });

  it.each([
    '',
    '-5',
    '1.23.4',
    '1,2,3',
    '1.234.56',
    '1,234,56',
    '1 23',
    '1..2',
    'x',
    '1e5',
    '١٢',
    '.5',
    '5.',
  ])('is none in %j', (text) => {
    expect(readAmount(text)).toBeNull();
  });
});

describe('money', () => {
  it.each([
    ['1.234,56', 'EUR', 123_456, 'EUR'],
    ['1.234,56 €', null, 123_456, 'EUR'],
    ['€1,234.56', null, 123_456, 'EUR'],
    ['12.345,67 €', null, 1_234_567, 'EUR'],
    ['3.500.000 COP', null, 3_500_000, 'COP'],
    ['3.500.000,00 COP', null, 3_500_000, 'COP'],
    ['1,299.00 MXN', null, 129_900, 'MXN'],
    ['MX$1,299.00', null, 129_900, 'MXN'],
    ['12,99 US$', null, 1299, 'USD'],
    ['12.99 usd', null, 1299, 'USD'],
    ['¥12,000', null, 12_000, 'JPY'],
    ['R$ 49,90', null, 4990, 'BRL'],
    ['54.99', 'usd', 5499, 'USD'],
    [54.99, 'USD', 5499, 'USD'],
    ['1.234', 'KWD', 1234, 'KWD'],
    ['$12.00 USD', null, 1200, 'USD'],
    ['$12.00 MXN', null, 1200, 'MXN'],
    ['$ 12 USD', 'USD', 1200, 'USD'],
    ['12 $US', null, 1200, 'USD'],
    ['12 $ CA', null, 1200, 'CAD'],
    ['US$ 12', null, 1200, 'USD'],
    ['US$12 USD', null, 1200, 'USD'],
    ['us$ 12', null, 1200, 'USD'],
    ['U$S 12', null, 1200, 'USD'],
    ['USD12', null, 1200, 'USD'],
    ['12€ ', null, 1200, 'EUR'],
    ['€12 EUR', null, 1200, 'EUR'],
    ['MX$ 1,299.00', null, 129_900, 'MXN'],
    ['CL$ 12.000', null, 12_000, 'CLP'],
    ['RD$ 1,500.00', null, 150_000, 'DOP'],
    ['S/ 49.90', null, 4990, 'PEN'],
    ['S/.49.90', null, 4990, 'PEN'],
    ['Q99', null, 9900, 'GTQ'],
    ['₡5,000', null, 500_000, 'CRC'],
    ['12 kr', 'SEK', 1200, 'SEK'],
    ['C$12', 'CAD', 1200, 'CAD'],
    ['¥12', 'CNY', 1200, 'CNY'],
    ['200 pesos', 'MXN', 20_000, 'MXN'],
    ['200 pesos mexicanos', null, 20_000, 'MXN'],
    ['12 dólares', null, 1200, 'USD'],
    ['12 Euros', null, 1200, 'EUR'],
    ['12', 'Euro', 1200, 'EUR'],
    ['12,- €', null, 1200, 'EUR'],
    ['€ 12,-', null, 1200, 'EUR'],
    ['12,--', 'EUR', 1200, 'EUR'],
    ['1.234,– €', null, 123_400, 'EUR'],
    ['CHF 12.-', null, 1200, 'CHF'],
  ])('%j %j is %i %s', (value, currency, amount, code) => {
    expect(readMoney(value, currency)).toEqual({ amount, currency: code });
  });

  it.each([
    ['54.99', null],
    ['54.999', 'USD'],
    ['-5 EUR', null],
    ['5 EUR USD', null],
    ['€5 $', null],
    ['$12 EUR', null],
    ['$12', 'EUR'],
    ['MX$12 USD', null],
    ['C$12', null],
    ['12 kr', null],
    ['Bs. 100', null],
    ['L 500', null],
    ['12 K', null],
    ['200 pesos', null],
    ['200 pesos', 'USD'],
    ['12 min', null],
    ['12 mes', null],
    ['12 €/mes', null],
    ['12-15 €', null],
    ['12,5-', 'EUR'],
    ['12', 'min'],
    ['1.23.4 EUR', null],
    ['100001', 'USD'],
    ['100000001', 'COP'],
    ['5', 'doubloons'],
    ['5 €', '???'],
    ['gratis', 'EUR'],
    ['', 'EUR'],
    [Number.NaN, 'EUR'],
    [1e21, 'EUR'],
    [{}, 'EUR'],
    [null, 'EUR'],
  ])('%j %j is none', (value, currency) => {
    expect(readMoney(value, currency)).toBeNull();
  });
});
