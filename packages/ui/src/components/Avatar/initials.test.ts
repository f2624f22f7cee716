import { describe, expect, it } from 'vitest';
import { initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Lucía Marín', 'LM'],
    ['ágata', 'Á'],
    ['María de los Ángeles Fernández', 'MF'],
    ['  Ana   Belén  ', 'AB'],
    ['«Noa» (Paz)', 'NP'],
    ['R2 D2', 'RD'],
    ['李 明', '李明'],
    ['𝒜lgo', '𝒜'],
  ])('of %s are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });

  it.each(['', '   ', '— …', '🙂'])('are empty for %j', (name) => {
    expect(initials(name)).toBe('');
  });
});
