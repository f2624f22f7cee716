import fc from 'fast-check';
import { expect, it } from 'vitest';
import { stem } from './stem.ts';

it.each([
  ['fotografia', 'fotografias'],
  ['fotos', 'foto'],
  ['programacion', 'programar'],
  ['programacion', 'programaciones'],
  ['cursos', 'curso'],
  ['principiante', 'principiantes'],
  ['disenador', 'disenadora'],
  ['programming', 'programs'],
  ['programmer', 'programmers'],
  ['company', 'companies'],
  ['designing', 'designers'],
  ['marketer', 'markets'],
])('%s and %s have one stem', (a, b) => {
  expect(stem(a)).toBe(stem(b));
});

it.each([
  ['casa', 'caso'],
  ['java', 'javascript'],
  ['mes', 'mesa'],
  ['c', 'c++'],
  ['analisis', 'analista'],
  ['negocios', 'negociar'],
  ['seguros', 'seguridad'],
  ['electricista', 'electrica'],
  ['universal', 'universidad'],
  ['marketing', 'market'],
  ['animales', 'animacion'],
  ['police', 'policy'],
  ['publicidad', 'publico'],
  ['formacion', 'forma'],
  ['comunidad', 'comun'],
])('%s and %s have different stems', (a, b) => {
  expect(stem(a)).not.toBe(stem(b));
});

it('is a prefix of the word, and the whole word when it has other characters than letters', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'aeionrstdmc+'), maxLength: 14 }), (word) => {
      expect(word.startsWith(stem(word))).toBe(true);
      if (word.includes('+')) expect(stem(word)).toBe(word);
    }),
  );
});
