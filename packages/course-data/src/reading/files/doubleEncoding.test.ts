import { describe, expect, it } from 'vitest';
import { decoderOf } from './detectEncoding.ts';
import { withoutDoubleEncoding } from './doubleEncoding.ts';

const wrong = (text: string, encoding: 'latin1' | 'windows-1252') => {
  const bytes = Buffer.from(text);
  return encoding === 'latin1'
    ? bytes.toString('latin1')
    : decoderOf('windows-1252').decode(bytes, true);
};

const texts = [
  'Introducción a la programación en Python',
  'Introdução à ciência da computação',
  'Jorge Muñoz',
  'Python: istruzioni per l’uso',
  'Curso N.º 5 por 20 €',
  'Excel – básico',
  '¿Qué es el «machine learning»?',
  '🔥 Python 2026',
  'Русский язык',
  '日本語',
  'ÁÉÍÓÚ',
];

describe.each(['latin1', 'windows-1252'] as const)('UTF-8 read as %s', (encoding) => {
  it.each(texts)('says %s again', (text) => {
    expect(withoutDoubleEncoding(wrong(text, encoding))).toBe(text);
    expect(withoutDoubleEncoding(wrong(wrong(text, encoding), encoding))).toBe(text);
  });
});

it.each([
  ...texts,
  'CAFÉ™',
  '«CAFÉ»',
  'CAFÉ»',
  'IRMÃ…',
  'el café”…',
  'AMANHû',
  '“ALEMÔ',
  'ALEMÔ',
  'Â»',
  'Ã',
  'A© B',
  'naïve',
  'Ciência – ProgramaciÃ',
])('leaves %s as it is', (text) => {
  expect(withoutDoubleEncoding(text)).toBe(text);
});
