import { expect, it } from 'vitest';
import { requireWords } from './requireWords.ts';

it.each([
  ['proteger mi red', ['proteger'], '"proteger" mi red'],
  ['guitar chords c++', ['chords', 'c++'], 'guitar "chords" "c++"'],
  ['redes neuronales fácil', ['redes neuronales'], '"redes" "neuronales" fácil'],
  ['"red" roja', ['red'], '"red" roja'],
])('%s insists on %j', (text, words, insistent) => {
  expect(requireWords(text, words)).toBe(insistent);
});
