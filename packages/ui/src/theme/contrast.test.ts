import { describe, expect, it } from 'vitest';
import { type ColorToken, color, day, declareColors, night } from './color.ts';

type Pair = readonly [front: ColorToken, back: ColorToken, day: number, night: number];

/** Text on its background: at least 4.5. With the ratios measured when the palette was drawn. */
const text: readonly Pair[] = [
  ['text', 'canvas', 15.06, 15.55],
  ['text', 'surface', 16.05, 14.15],
  ['text', 'shade', 13.71, 16.18],
  ['text', 'dangerSoft', 13.16, 11.74],
  ['text', 'agaveSoft', 13.3, 10.45],
  ['text', 'azulSoft', 12.84, 10.82],
  ['text', 'sky', 10.94, 13.23],
  ['textMuted', 'canvas', 6.6, 8.68],
  ['textMuted', 'surface', 7.03, 7.9],
  ['textMuted', 'shade', 6, 9.03],
  ['rosa', 'canvas', 5.71, 7.86],
  ['rosa', 'surface', 6.09, 7.15],
  ['rosa', 'rosaSoft', 4.93, 5.88],
  ['onRosa', 'rosa', 6.09, 7.67],
  ['onRosa', 'rosaStrong', 8.64, 10.41],
  ['onSun', 'sun', 8.45, 9.29],
  ['onSun', 'sunStrong', 6.78, 11.28],
  ['azul', 'canvas', 7.89, 9.62],
  ['azul', 'surface', 8.41, 8.75],
  ['azul', 'shade', 7.18, 10],
  ['azul', 'azulSoft', 6.73, 6.69],
  ['agave', 'canvas', 6.01, 9.74],
  ['agave', 'surface', 6.4, 8.86],
  ['agave', 'agaveSoft', 5.3, 6.54],
  ['onAgave', 'agave', 6.4, 8.19],
  ['danger', 'canvas', 6.28, 9.12],
  ['danger', 'surface', 6.69, 8.3],
  ['danger', 'dangerSoft', 5.48, 6.88],
  ['onWall', 'wall', 6.09, 12.39],
  ['onWall', 'wallDeep', 8.14, 14.78],
  ['onWallMuted', 'wall', 5.06, 8.21],
  ['wall', 'onWall', 6.09, 12.39],
  ['ctaText', 'cta', 8.45, 12.3],
  ['ctaBtnText', 'ctaBtn', 16.05, 9.29],
  ['onToast', 'toast', 15.06, 15.55],
  ['canvas', 'azul', 7.89, 9.62],
  ['canvas', 'text', 15.06, 15.55],
];

/** Large text, borders of controls, rings and shapes that mean something: at least 3. */
const controls: readonly Pair[] = [
  ['one', 'wall', 3.94, 8],
  ['sun', 'wall', 3.21, 7.17],
  ['lineStrong', 'canvas', 3.64, 4.63],
  ['lineStrong', 'surface', 3.88, 4.22],
  ['lineStrong', 'shade', 3.31, 4.82],
  ['focus', 'canvas', 6.38, 12.77],
  ['focus', 'surface', 6.8, 11.62],
  ['focus', 'shade', 5.81, 13.28],
  ['focusWall', 'wall', 6.09, 8.7],
];

/** Relative luminance of WCAG 2.2. */
const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const contrast = (front: string, back: string) => {
  const [lighter, darker] = [luminance(front), luminance(back)].sort((a, b) => b - a);
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
};

describe.each([
  ['day', day, 2],
  ['night', night, 3],
] as const)('by %s', (_name, theme, measured) => {
  it.each(text)('%s on %s can be read', (...pair) => {
    const ratio = contrast(theme[pair[0]], theme[pair[1]]);
    expect(ratio).toBeGreaterThanOrEqual(4.5);
    expect(ratio).toBeCloseTo(pair[measured], 1);
  });

  it.each(controls)('%s on %s can be seen', (...pair) => {
    const ratio = contrast(theme[pair[0]], theme[pair[1]]);
    expect(ratio).toBeGreaterThanOrEqual(3);
    expect(ratio).toBeCloseTo(pair[measured], 1);
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
    for (const [token, variable] of Object.entries(color)) {
      const name = variable.slice('var('.length, -1);
      expect(declareColors(day)).toContain(`${name}:${day[token as ColorToken]};`);
      expect(declareColors(night)).toContain(`${name}:${night[token as ColorToken]};`);
    }
  });
});
