import { describe, expect, it } from 'vitest';
import { color } from './color.ts';
import { contrast } from './contrast.ts';
import { controlPairs, leastContrast, pairsOf, textPairs } from './contrastPairs.ts';
import { type ColorToken, roles } from './roles.ts';
import { darkTheme, declareColors, lightTheme } from './themes.ts';

describe.each([
  ['light', lightTheme],
  ['dark', darkTheme],
] as const)('by %s', (_name, theme) => {
  it.each(pairsOf(textPairs))('%s on %s can be read', (front, back) => {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(leastContrast.text);
  });

  it.each(pairsOf(controlPairs))('%s on %s can be seen', (front, back) => {
    expect(contrast(theme[front], theme[back])).toBeGreaterThanOrEqual(leastContrast.control);
  });
});

describe('contrast', () => {
  it('is 21 between black and white, either way round', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrast('#ffffff', '#000000')).toBeCloseTo(21);
  });
});

describe('color', () => {
  it('is one CSS variable per token, declared by both themes', () => {
    for (const token of Object.keys(roles) as ColorToken[]) {
      const name = color[token].slice('var('.length, -1);
      expect(declareColors(lightTheme)).toContain(`${name}:${lightTheme[token]};`);
      expect(declareColors(darkTheme)).toContain(`${name}:${darkTheme[token]};`);
    }
  });
});
