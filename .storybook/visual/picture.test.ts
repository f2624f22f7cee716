import { describe, expect, it } from 'vitest';
import { blank, cut, type Pixels, paste, read, writePng, writeWebp } from './picture.ts';
import { paint } from './testing.ts';

describe('writing and reading', () => {
  const colorful = (count: number): Pixels =>
    paint(100, 40, (x, y) => {
      const color = (y * 100 + x) % count;
      return [color % 256, Math.floor(color / 256), 7];
    });

  it.each([1, 2, 256, 257, 4000])('loses nothing of %i colours', async (count) => {
    const picture = colorful(count);
    expect(await read(await writePng(picture))).toEqual(picture);
    expect(await read(await writeWebp(picture))).toEqual(picture);
  });

  it('stores a picture of few colours in less than half of a PNG', async () => {
    const picture = paint(320, 640, (x, y) => [(x * y) % 16, x % 3, 200]);
    const [webp, png] = [await writeWebp(picture), await writePng(picture)];
    expect(webp.length).toBeLessThan(png.length / 2);
  });
});

describe('paste and cut', () => {
  it('put a picture into a larger one and take it out again', async () => {
    const part = paint(3, 2, (x, y) => [x, y, 9]);
    const whole = blank(10, 10);
    paste(part, whole, { x: 4, y: 5 });
    expect(await cut(whole, { x: 4, y: 5 }, [3, 2])).toEqual(part);
    expect((await cut(whole, { x: 3, y: 5 }, [1, 1])).data).toEqual(Buffer.from([0, 0, 0]));
  });
});
