import { httpsAddress } from '@aulario/safe-url';
import { isAbsent, isRecord, listOf, scalarOf, valueAt } from './fields.ts';
import { lineOf, paragraphsOf } from './plainTexts.ts';
import { readLanguage } from './readLanguage.ts';
import { couldGroup } from './readMoney.ts';

const maxEntries = 200;

/** The entries of a list that are read: some more than are kept, since some may be unreadable. */
const firstOf = (value: unknown): readonly unknown[] => listOf(value).slice(0, 2 * maxEntries);

/** Reads one line of plain text; accepts numbers. */
export function readLine(value: unknown): string | null {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string' || isAbsent(value)) return null;
  const line = lineOf(value);
  return line === '' ? null : line;
}

/** The paragraphs of a text. */
export function readParagraphs(value: unknown): string[] | null {
  if (typeof value !== 'string' || isAbsent(value)) return null;
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

/** Picks the Spanish or English name of several, else the first. */
function inLanguage(names: readonly unknown[]): unknown {
  const tagOf = (name: unknown) => valueAt(name, 'inLanguage') ?? valueAt(name, '@language');
  return (
    names.find((name) => tagOf(name) === 'es') ??
    names.find((name) => tagOf(name) === 'en') ??
    names.find((name) => !Array.isArray(name))
  );
}

/** Reads a name from a text or an object; '@id' alone is not a name. */
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

/** Reads the name of a value, or of the first entry of a list. */
export const readFirstName = (value: unknown): string | null => readName(listOf(value)[0]);

/** Reads the distinct names of a list; null without any. */
export function readNames(value: unknown): string[] | null {
  const names = firstOf(value).flatMap((entry) => readName(entry) ?? []);
  return names.length === 0 ? null : [...new Set(names)].slice(0, maxEntries);
}

/** Says nothing to a reader, who cannot follow it there. */
const isAddress = /^https?:\/\/\S+$/i;

/** Reads the lines of a list, or the paragraphs of a text. */
export function readLines(value: unknown): string[] | null {
  const lines = firstOf(value)
    .flatMap((entry) =>
      typeof entry === 'string' && !isAbsent(entry)
        ? paragraphsOf(entry).map((part) => lineOf(part))
        : (readName(entry) ?? []),
    )
    .filter((line) => !isAddress.test(line));
  return lines.length === 0 ? null : [...new Set(lines)].slice(0, maxEntries);
}

/** Whether a text says that there is none: 'No certificate', 'Sin diploma'. */
export const isDenied = (text: string): boolean =>
  /^(?:no|not|none|without|sin|sem|sans|keine?)\b/i.test(text);

/** Reads one language, or the whole of 'English, Español, 中文'. */
function languagesIn(value: unknown): readonly string[] {
  const whole = readLanguage(value);
  if (whole !== null) return [whole];
  const parts = scalarOf(value)
    .split(/[,;/|、]/u)
    .map(readLanguage);
  return parts.every((tag) => tag !== null) ? parts : [];
}

/** Reads languages as BCP 47 tags; null without any. */
export function readLanguages(value: unknown): string[] | null {
  const tags = firstOf(value).flatMap((entry) =>
    languagesIn(isRecord(entry) ? (valueAt(entry, 'code') ?? readName(entry)) : entry),
  );
  return tags.length === 0 ? null : [...new Set(tags)];
}

/** Reads the languages of subtitles; a lone 'No' or 'Si' is an answer, not Norwegian or Sinhala. */
export const readSubtitles = (value: unknown): string[] | null => {
  const [only, ...others] = listOf(value);
  return others.length === 0 && readFlag(only) !== null ? null : readLanguages(value);
};

/** Reads a finite number, also from a text ('4.7', '12,028'). */
export function readNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*\d{1,3}(?:,?\d{3})*(?:\.\d+)?\s*$/.test(value))
    return null;
  return Number(value.replaceAll(',', ''));
}

const factors: Readonly<Record<string, number>> = { k: 1000, m: 1_000_000 };

/** A space between thousands, '1 204'. */
const groupSpace = /(?<=^\(?\d{1,3}|\s\d{3})[\s\u202f](?=\d{3}(?!\d))/gu;

const writtenCount =
  /^\(?\s*([\d,]{1,15}(?:\.\d+)?)\s*([km])?\s*\+?\s*(?:ratings?|reviews?|students?|learners?|lectures?|lessons?|valoraciones|opiniones|estudiantes|alumnos|lecciones|clases)?\s*\)?$/i;

/** Reads a non-negative integer, also from '1.2K', '10,000+', '1 204', '155 lectures' and '(40,382 ratings)'. */
export function readCount(value: unknown): number | null {
  const text = scalarOf(value).trim().replace(groupSpace, '');
  const [, written, factor = ''] = writtenCount.exec(text) ?? [];
  const base = factor === '' && couldGroup(written) ? null : readNumber(written);
  const number = base === null ? null : base * (factors[factor.toLowerCase()] ?? 1);
  return number !== null && number >= 0 && number < 1e10 && Number.isInteger(number)
    ? number
    : null;
}

const writtenRating =
  /^(?:(?:rating|valoraci[oó]n|puntuaci[oó]n)\s*:\s*)?(\d(?:[.,]\d{1,20})?)\s*(?:stars?|estrellas?|★|⭐|\/\s*5|out of 5(?:\s*\1)?|de 5)?\s*(?:\([^()]{1,40}\))?$/i;

/**
 * Reads stars from 0 to 5, to two decimals, also from '4,7', '4.7/5', 'Rating: 4.7', '4.7 (1,234)' and, as pages
 * say it twice, 'Rating: 4.7 out of 54.7'; a rating of 0 means no ratings.
 */
export function readRating(value: unknown): number | null {
  const written = writtenRating.exec(scalarOf(value).trim())?.[1];
  const number = readNumber(typeof value === 'number' ? value : written?.replace(',', '.'));
  return number !== null && number > 0 && number <= 5 ? Math.round(number * 100) / 100 : null;
}

const yes = ['true', 'yes', 'y', '1', 'sí', 'si', 'sim', 'verdadero'];
const no = ['false', 'no', 'n', '0', 'não', 'falso'];

const freeWords =
  /^(?:free|for free|gratis|gratuit[oa]?s?|grátis|sin (?:coste|costo|cargo)|kostenlos|бесплатно)(?:\s+(?:course|curso))?$/iu;
const paidWords = /^(?:paid|de pago|pago|pagado|kostenpflichtig|payant)$/i;

/** Whether a text says in words that something costs nothing; '0' may be a coupon. */
export const isCalledFree = (value: unknown): boolean => freeWords.test(scalarOf(value).trim());

/** Reads whether something is free, also from 'Gratis' and 'Paid'. */
export function readFree(value: unknown): boolean | null {
  if (isCalledFree(value)) return true;
  return paidWords.test(scalarOf(value).trim()) ? false : readFlag(value);
}

const quoted = /\s*(?:'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)")\s*(?:,|$)/y;

/** The entries of a list as Python prints it: "['a', 'b']"; null for anything else. */
function printedEntries(text: string): string[] | null {
  const entries: string[] = [];
  for (quoted.lastIndex = 0; quoted.lastIndex < text.length; ) {
    const found = quoted.exec(text);
    if (found === null) return null;
    entries.push((found[1] ?? found[2] ?? '').replace(/\\(.)/g, '$1'));
  }
  return entries;
}

/** '|', '~~' or ';', but not the end of an entity, 'Jos&eacute;'. */
const inList = /\||~~|(?<!&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{2,8}\d{0,2}));/i;

/**
 * The entries of a list in one cell: as JSON or Python write it, between '|' or ';', or between commas
 * where a last one ends it ('A ,B ,'). A list that cannot be read has none.
 *
 * @param separator - Parts the entries, instead of all of that.
 */
export function listInCell(value: unknown, separator?: string): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim().slice(0, 20_000);
  const parts = (by: string | RegExp) =>
    text
      .split(by)
      .slice(0, 2 * maxEntries)
      .map((part) => part.trim());
  if (separator !== undefined) return parts(separator);
  if (/^\[.*\]$/s.test(text)) return printedEntries(text.slice(1, -1)) ?? [];
  const quotedEntries = /^(['"]).*\1$/s.test(text) ? printedEntries(text) : null;
  if (quotedEntries !== null) return quotedEntries;
  return parts(inList.test(text) ? inList : /,$/.test(text) ? ',' : /$(?!.)/s);
}

/** Reads true and false, also from 'true', 'yes', 'sí', 1. */
export function readFlag(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  const text = scalarOf(value).trim().toLowerCase();
  if (yes.includes(text)) return true;
  return no.includes(text) ? false : null;
}

/** Reads the https address of an image. */
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
