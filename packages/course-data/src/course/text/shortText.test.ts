import { expect, it } from 'vitest';
import { shortText } from './shortText.ts';

it('keeps the marks of every script, and no tower of them, which would cover the lines around it', () => {
  const names = [
    'Tiếng Việt'.normalize('NFD'),
    'שָׁלוֹם',
    'ภาษาไทยที่',
    'မြွှော်',
    'हिन्दी',
    'किं',
    'مُحَمَّدٌ',
    '👩🏽‍❤️‍👨🏿',
  ];
  for (const name of names) expect(shortText(name, 80)).toBe(name);
  expect(shortText(`Z${'\u0351\u036b\u0343'.repeat(9)}a`, 80)).toBe('Z\u0351\u036b\u0343\u0351a');
});
