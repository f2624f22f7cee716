import { cached } from '../../course/cached.ts';

/** Codes of currencies. */
type Currencies = readonly string[];

/** The languages whose signs and names of currencies are known. */
const languages = ['es', 'en'] as const;

const known = cached((code: string): boolean =>
  Intl.supportedValuesOf('currency').includes(code.toUpperCase()),
);

const pesos = ['ARS', 'CLP', 'COP', 'CUP', 'DOP', 'MXN', 'PHP', 'UYU'];

/** How people write currencies, where the formats of the languages do not. */
const colloquial: ReadonlyMap<string, Currencies> = new Map(
  Object.entries({
    'S/': ['PEN'],
    'S/.': ['PEN'],
    RD$: ['DOP'],
    U$S: ['USD'],
    U$D: ['USD'],
    'B/.': ['PAB'],
    // A sign of Nicaragua in the formats; most who write it are in Canada.
    C$: ['CAD'],
    Bs: ['BOB', 'VES'],
    'Bs.': ['BOB', 'VES'],
    'dólares americanos': ['USD'],
    soles: ['PEN'],
    peso: pesos,
    pesos,
  }),
);

type Display = 'symbol' | 'narrowSymbol' | 'name';

/** The currencies that are written with a sign, or called by a name, in any of the languages. */
const tableOf = cached((display: Display): ReadonlyMap<string, Currencies> => {
  const table = new Map<string, Set<string>>();
  for (const currency of Intl.supportedValuesOf('currency')) {
    for (const language of languages) {
      const style = { style: 'currency', currency, currencyDisplay: display } as const;
      const format = new Intl.NumberFormat(language, style);
      for (const count of display === 'name' ? [1, 2] : [1]) {
        const parts = format.formatToParts(count);
        const sign = parts.find(({ type }) => type === 'currency')?.value.replace(/\s/gu, ' ');
        const key = (display === 'name' ? sign?.toLowerCase() : sign) ?? currency;
        table.set(key, (table.get(key) ?? new Set()).add(currency));
      }
    }
  }
  return new Map([...table].map(([sign, currencies]) => [sign, [...currencies]]));
});

/** A letter is short for many things: '12 K' are thousands. Only quetzals have no other sign. */
const singleLetter = /^[A-PR-Z]$/i;

/** '$' with letters: 'MX$', '$ US', 'USD$'. The first two letters of a code are its country's. */
const signWithLetters = /^(?:(?<before>[A-Z]{2,3}) ?\$|\$ ?(?<after>[A-Z]{2,3}))$/;

function withSign(sign: string): Currencies {
  if (singleLetter.test(sign)) return [];
  const found = [
    tableOf('symbol').get(sign),
    tableOf('narrowSymbol').get(sign),
    colloquial.get(sign),
  ].flatMap((currencies) => currencies ?? []);
  if (found.length > 0) return [...new Set(found)];
  const { before, after } = signWithLetters.exec(sign)?.groups ?? {};
  const letters = before ?? after;
  if (letters !== undefined) return withSign('$').filter((code) => code.startsWith(letters));
  return /\p{L}{3}/u.test(sign) ? (tableOf('name').get(sign) ?? []) : [];
}

/** A word for '$' becomes it. */
const signOf = (text: string) => text.replace(/^(?:d[oó]lar(?:es)?|dollars?)$/i, '$');

/** The currencies that one sign, code or name may mean; none if it is something else. */
const meaningsOf = cached((text: string): Currencies => {
  const sign = signOf(text);
  if (/^[a-z]{3}$/i.test(sign) && known(sign)) return [sign.toUpperCase()];
  const spellings = [sign, sign.toUpperCase(), sign.toLowerCase()];
  return spellings.map(withSign).find(({ length }) => length > 0) ?? [];
});

const common = (all: readonly Currencies[]): Currencies =>
  all.reduce((left, right) => left.filter((code) => right.includes(code)));

/**
 * The currency that all signs, codes and names beside an amount agree on: '$' and 'USD' of
 * '$12.00 USD'. Null if there are none, if one contradicts another, and if several currencies are
 * written so, of which none is the usual one ('kr'; '$' usually is a US dollar).
 */
export function currencyOf(beside: readonly string[]): string | null {
  const texts = beside.filter((text) => text !== '');
  if (texts.length === 0) return null;
  const together = meaningsOf(texts.join(' '));
  const single = texts.flatMap((text) => (meaningsOf(text).length > 0 ? [text] : text.split(' ')));
  const all = together.length > 0 ? together : common(single.map(meaningsOf));
  if (all.length === 1) return all[0] ?? null;
  const usual = single.flatMap((text) => tableOf('symbol').get(signOf(text)) ?? []);
  return usual.find((code) => all.includes(code)) ?? null;
}
