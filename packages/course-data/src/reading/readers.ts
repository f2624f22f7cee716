import { httpsAddress } from '@aulario/safe-url';
import type { Money } from '../course/course.ts';
import { moneyFromDecimal } from '../course/decimalMoney.ts';
import { isRecord, listOf, scalarOf, valueAt } from './fields.ts';
import { lineOf, paragraphsOf } from './plainTexts.ts';
import { readLanguage } from './readLanguage.ts';

const maxEntries = 200;

/** One line of plain text; numbers count as texts. */
export function readLine(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return null;
  const line = lineOf(value);
  return line === '' ? null : line;
}

/** The paragraphs of a text. */
export function readParagraphs(value: unknown): string[] | null {
  if (typeof value !== 'string') return null;
  const paragraphs = paragraphsOf(value);
  return paragraphs.length === 0 ? null : paragraphs.slice(0, maxEntries);
}

const nameKeys = [
  'display_name',
  'fullName',
  'full_name',
  'name',
  'title',
  '@value',
  'value',
  'en',
];

/** Of names in several languages the Spanish or the English one, else the first. */
function inLanguage(names: readonly unknown[]): unknown {
  const tagOf = (name: unknown) => valueAt(name, 'inLanguage') ?? valueAt(name, '@language');
  return (
    names.find((name) => tagOf(name) === 'es') ??
    names.find((name) => tagOf(name) === 'en') ??
    names.find((name) => !Array.isArray(name))
  );
}

/** A name, written plainly or inside of an object; '@id' alone is none. */
export function readName(value: unknown): string | null {
  if (Array.isArray(value)) return readName(inLanguage(value));
  if (!isRecord(value)) return readLine(value);
  for (const key of nameKeys) {
    const name = valueAt(value, key);
    const line = typeof name === 'object' && name !== null ? readName(name) : readLine(name);
    if (line !== null) return line;
  }
  const [first, last] = [valueAt(value, 'first_name'), valueAt(value, 'last_name')].map(readLine);
  const whole = [first, last].filter((part) => part != null).join(' ');
  return whole === '' ? null : whole;
}

/** Names of a list, each once; null when none can be read. */
export function readNames(value: unknown): string[] | null {
  const names = listOf(value).flatMap((entry) => readName(entry) ?? []);
  return names.length === 0 ? null : [...new Set(names)].slice(0, maxEntries);
}

/** The lines of a list, or of a text whose paragraphs are its entries. */
export function readLines(value: unknown): string[] | null {
  const lines = listOf(value).flatMap((entry) =>
    typeof entry === 'string'
      ? paragraphsOf(entry).map((part) => lineOf(part))
      : (readName(entry) ?? []),
  );
  return lines.length === 0 ? null : [...new Set(lines)].slice(0, maxEntries);
}

/** Languages as BCP 47 tags; null when none can be read. */
export function readLanguages(value: unknown): string[] | null {
  const tags = listOf(value).flatMap(
    (entry) =>
      readLanguage(isRecord(entry) ? (valueAt(entry, 'code') ?? readName(entry)) : entry) ?? [],
  );
  return tags.length === 0 ? null : [...new Set(tags)];
}

/** A finite number, also where it is written as a text ('4.7', '12,028'). */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*\d{1,3}(?:,?\d{3})*(?:\.\d+)?\s*$/.test(value))
    return null;
  return Number(value.replaceAll(',', ''));
}

/** A whole number from 0. */
export function readCount(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && number >= 0 && number < 1e10 && Number.isInteger(number)
    ? number
    : null;
}

/** Stars from 0 to 5, to two decimals; a rating of 0 is one that nobody has given. */
export function readRating(value: unknown): number | null {
  const number = readNumber(value);
  return number !== null && number > 0 && number <= 5 ? Math.round(number * 100) / 100 : null;
}

/** true and false, also as 'true', 'yes', 1. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = scalarOf(value).trim().toLowerCase();
  if (['true', 'yes', '1'].includes(text)) return true;
  return ['false', 'no', '0'].includes(text) ? false : null;
}

/** An https address of a picture. */
export function readImage(value: unknown): string | null {
  const [image] = listOf(value);
  const address = isRecord(image)
    ? (valueAt(image, 'url') ??
      valueAt(image, 'contentUrl') ??
      valueAt(image, 'src') ??
      valueAt(image, '@id'))
    : image;
  return typeof address === 'string' ? (httpsAddress(address)?.href ?? null) : null;
}

// What a course costs, not what an account does.
const maxAmount = 100_000_00;

const symbols: Readonly<Record<string, string>> = { $: 'USD', US$: 'USD', '€': 'EUR', '£': 'GBP' };
const writtenMoney =
  /^(US\$|[$€£]|[A-Z]{3})?\s*(\d{1,3}(?:,\d{3})+|\d{1,7})(?:[.,](\d{1,2}))?\s*(US\$|[$€£]|[A-Z]{3})?$/;

/** An amount as a number or a text ('54.99', '$54.99', '54,99 EUR'); the stated currency counts. */
export function readMoney(value: unknown, currency: unknown): Money | null {
  const stated = typeof currency === 'string' ? currency.trim().toUpperCase() : '';
  const found = writtenMoney.exec(scalarOf(value).trim());
  if (found === null || !['number', 'string'].includes(typeof value)) return null;
  const [, before = '', whole = '', fraction = '00', after = ''] = found;
  const sign = before === '' ? after : before;
  const code = stated === '' ? (symbols[sign] ?? sign) : stated;
  const money = moneyFromDecimal(`${whole.replaceAll(',', '')}.${fraction}`, code);
  return money !== null && money.amount <= maxAmount ? money : null;
}
