import { describe, expect, it } from 'vitest';
import {
  decoderOf,
  decodeText,
  detectEncoding,
  sampleBytes,
  type TextEncoding,
} from './detectEncoding.ts';

/** The bytes of a text in an encoding of one byte for each character. */
function encoded(text: string, encoding: TextEncoding): Uint8Array {
  const upper = decoderOf(encoding).decode(
    Uint8Array.from({ length: 128 }, (_, at) => at + 128),
    true,
  );
  return Uint8Array.from(text, (char) => {
    const at = upper.indexOf(char);
    if (char >= '\x80' && at < 0) throw new Error(`${encoding} has no ${char}`);
    return char < '\x80' ? char.charCodeAt(0) : at + 128;
  });
}

/** Each alone, which is the least from which an encoding is detected. */
const spanish = [
  ...['Título', 'Introducción', 'Música', 'Español', 'inglés', 'Lingüística', 'Cocina fría'],
  ...['Año nuevo', 'álgebra', 'Guías', 'Estadística', 'Élite', 'Categorías', '¿Qué más?'],
  ...['Fotografía de ñandúes; 12,99', 'PROGRAMACIÓN', '¡Más rápido!', 'Diseño «web» y móvil'],
  ...['Pingüino, cigüeña', 'Nº 3: el 2.º curso', 'sí, él también', 'mañana'],
];

describe.each(['windows-1252', 'macintosh', 'ibm858'] as const)('in %s', (encoding) => {
  it.each(spanish)('%j is read', (said) => {
    expect(decodeText(encoded(said, encoding)).text).toBe(said);
  });

  it('all of them together are read with certainty', () => {
    const text = spanish.join('\r\n');
    expect(decodeText(encoded(text, encoding))).toEqual({ text, encoding, isCertain: true });
  });
});

it.each([
  ...['Don’t; cost–benefit — now', 'It’s 5 €', 'lorsqu’il l’a fait', 'naïve café', 'Coração'],
  ...['Excel\u00a0', 'Curso\u00a0de\u00a0Excel', '5\u00a0€', 'Hecho\u00a0para\u00a0empresas'],
  ...['Bücher für Große', 'Título – año', 'L’été', '“quoted” words', 'à la carte', '25 °C ± 2'],
])('%j in windows-1252 stays so', (said) => {
  expect(decodeText(encoded(said, 'windows-1252')).text).toBe(said);
});

it('the euro of ISO-8859-15 is no currency sign', () => {
  const text = 'Título;Precio\r\nMás;5 €\r\n';
  expect(decodeText(encoded(text, 'iso-8859-15')).text).toBe(text);
});

it('UTF-8 with a damaged character stays UTF-8, and is not taken for certain to be whole', () => {
  const bytes = new TextEncoder().encode('Programación, diseño y más música');
  const damaged = Uint8Array.from([...bytes, 0xf1]);
  expect(decodeText(damaged)).toMatchObject({
    encoding: 'utf-8',
    text: 'Programación, diseño y más música\ufffd',
  });
});

it.each(['Курс программирования', '日本語の講座', 'Κύκλος μαθημάτων', '👩🏽‍💻 e\u0301', 'ﷺ'])(
  '%j in UTF-8 is UTF-8',
  (text) => {
    const bytes = new TextEncoder().encode(text);
    expect(decodeText(bytes)).toEqual({ text, encoding: 'utf-8', isCertain: true });
  },
);

it.each([
  ['one accent on its own', [0xa0]],
  ['letters of another script', [0xca, 0xf3, 0xf0, 0xf1]],
])('reports %s as not certain', (_, bytes) => {
  expect(detectEncoding(Uint8Array.from([0x41, 0x20, ...bytes]), true).isCertain).toBe(false);
});

it('a character that the sample cuts does not hide that it is UTF-8', () => {
  const bytes = new TextEncoder().encode(`${'a'.repeat(sampleBytes - 1)}ñ y más`);
  expect(decodeText(bytes)).toMatchObject({ encoding: 'utf-8', isCertain: true });
});
