import { expect, it } from 'vitest';
import { correctionParts } from './correctionParts.ts';

const marked = (from: string, to: string) =>
  correctionParts('Para «\0».', from, to)
    .map((part) => (part.isMarked ? `[${part.text}]` : part.text))
    .join('');

it.each([
  ['pyton', 'python', 'Para «[python]».'],
  ['Curso de pyton', 'curso de python', 'Para «curso de [python]».'],
  ['curso de power point', 'curso de powerpoint', 'Para «curso de [powerpoint]».'],
  ['frontend', 'front end', 'Para «[front] [end]».'],
  ['pyton exel', 'python  excel', 'Para «[python]  [excel]».'],
])('marks what was changed in %j', (from, to, expected) => {
  expect(marked(from, to)).toBe(expected);
});
