import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import { describe, expect, it } from 'vitest';
import enSource from './en.json?raw';
import esSource from './es.json?raw';

const es = JSON.parse(esSource) as Record<string, string>;
const en = JSON.parse(enSource) as Record<string, string>;

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

it('has the same texts in both languages, in the same order', () => {
  expect(Object.keys(en)).toEqual(Object.keys(es));
});

it('keeps no text twice in a file', () => {
  for (const source of [esSource, enSource]) {
    const keys = [...source.matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

describe.each(Object.keys(es))('%s', (id) => {
  it('says something in both languages, with the same placeholders', () => {
    expect(es[id]).toMatch(/\S/);
    expect(en[id]).toMatch(/\S/);
    expect(placesOf(en[id])).toEqual(placesOf(es[id]));
  });
});

it('would see a placeholder that is missing', () => {
  expect(placesOf('{count, plural, one {# de {name}} other {#}}')).toEqual([
    'count plural',
    'name',
  ]);
});

it('leaves no straight quote in English, which ICU would take for an escape', () => {
  expect(Object.values(en).filter((text) => text.includes("'"))).toEqual([]);
});

it('never exclaims', () => {
  expect([...Object.values(es), ...Object.values(en)].filter((text) => /[¡!]/.test(text))).toEqual(
    [],
  );
});

/** What an account keeps lies in one browser: a text that says more promises what is not so. */
const promises = [
  /\b(?:quedan?|guardan?|siguen?|están?) en tu cuenta(?! de cada)/i,
  /\b(?:stays?|kept|keeps?|are|is) (?:in|with) your account(?! on each)/i,
  /en (?:todos tus|cualquier|cada) (?:dispositivo|navegador|teléfono)/i,
  /(?:on|in) (?:all your|any|every) (?:device|browser|phone)/i,
  /donde l[oa]s? dejaste|where you left/i,
];

it.each([
  ['es', es],
  ['en', en],
])('promises in %s no account that is on every device', (_, texts) => {
  const untrue = Object.values(texts).filter(
    (text) => promises.some((each) => each.test(text)) && !/navegador|browser/.test(text),
  );
  expect(untrue).toEqual([]);
});
