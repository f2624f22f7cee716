import jsQR from 'jsqr';
import { expect, test } from 'vitest';
import { qrPath } from './qrPath.ts';

test('a camera reads what was drawn, up to as much as one code holds', () => {
  const link = `https://aulario.example/en/receive#${'aZ0-_9'.repeat(155)}`;
  const { path, sideSquares } = qrPath(link);
  const scale = 4;
  const width = sideSquares * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h/g)) {
    for (let row = 0; row < scale; row += 1) {
      for (let column = 0; column < scale; column += 1) {
        const pixel = (Number(y) * scale + row) * width + Number(x) * scale + column;
        pixels.fill(0, pixel * 4, pixel * 4 + 3);
      }
    }
  }
  expect(jsQR(pixels, width, width)?.data).toBe(link);
});
