import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import { firstLanguage, languages } from '../language/language.ts';

const sources = import.meta.glob<string>('./*.json', {
  eager: true,
  import: 'default',
  query: '?raw',
});
const sourceOf = (language: string) => sources[`./${language}.json`] ?? '{}';
const textsOf = (language: string): Record<string, string> => JSON.parse(sourceOf(language));

const first = textsOf(firstLanguage);
const others = languages.map(({ code }) => code).filter((code) => code !== firstLanguage);
const all = languages.map(({ code }) => [code, textsOf(code)] as const);
const everyText = all.flatMap(([, texts]) => Object.values(texts));

/** 'count plural', 'text': the places of a message and what kind they are of, also nested ones. */
function placeholders(message: unknown): string[] {
  if (!Array.isArray(message)) return [];
  return message.flatMap((token: unknown) => {
    if (!Array.isArray(token)) return [];
    const [name, type, choices] = token as [string, string?, unknown?];
    const nested = typeof choices === 'object' && choices !== null ? Object.values(choices) : [];
    return [type === undefined ? name : `${name} ${type}`, ...nested.flatMap(placeholders)];
  });
}

const placesOf = (text: string | undefined) =>
  [...new Set(placeholders(compileMessageOrThrow(text ?? '')))].toSorted();

it.each(others)('has the same texts in %s, in the same order', (language) => {
  expect(Object.keys(textsOf(language))).toEqual(Object.keys(first));
});

it.each(Object.entries(sources))('keeps no text twice in %s', (_, source) => {
  const keys = [...source.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key);
  expect(new Set(keys).size).toBe(keys.length);
});

describe.each(Object.keys(first))('%s', (id) => {
  it('says something in every language, with the same placeholders', () => {
    for (const [language, texts] of all) {
      expect(texts[id], language).toMatch(/\S/);
      expect(placesOf(texts[id]), language).toEqual(placesOf(first[id]));
    }
  });
});

it('would see a placeholder that is missing', () => {
  expect(placesOf('{count, plural, one {# de {name}} other {#}}')).toEqual([
    'count plural',
    'name',
  ]);
});

it('leaves no straight quote in English, which ICU would take for an escape', () => {
  expect(Object.values(textsOf('en')).filter((text) => text.includes("'"))).toEqual([]);
});

it('never exclaims', () => {
  expect(everyText.filter((text) => /[¡!]/.test(text))).toEqual([]);
});

/** What an account keeps is in the account, in clear on its devices while the user is signed in. */
const untrue = [
  /con (?:tu|una) cuenta, (?:el carrito )?(?:se guarda )?(?:solo )?(?:cifrad|en este navegador)/i,
  /with (?:your|an) account, (?:the cart is kept )?(?:encrypted|in this browser)/i,
  /(?:cuenta|account)[^.]*(?:cifrad[oa]s?|encrypted)/i,
];

it('says of no account that what it keeps is encrypted or in one browser', () => {
  expect(everyText.filter((text) => untrue.some((each) => each.test(text)))).toEqual([]);
});
