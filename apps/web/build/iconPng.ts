import { crc32, deflateSync } from 'node:zlib';

/** The brand's door, in the 36 units of public/favicon.svg. */
const shapes = [
  { color: [0xb5, 0x29, 0x5f], left: 3, right: 33, radius: 15, top: 15, bottom: 36 },
  { color: [0xf0, 0xb1, 0x3c], left: 12, right: 26, radius: 7, top: 17, bottom: 36 },
  { color: [0x8f, 0x1c, 0x49], left: 12, right: 18, radius: 7, top: 17, bottom: 34 },
] as const;

const ground = [0xfb, 0xf7, 0xf3] as const;
const units = 36;
/** Samples per pixel and side, for anti-aliasing. */
const samples = 4;

/** Whether a point is inside a rectangle with a round arch, which starts at `top`. */
function isInside(
  { left, right, radius, top, bottom }: (typeof shapes)[number],
  x: number,
  y: number,
) {
  if (x < left || x > right || y > bottom) return false;
  return y >= top || Math.hypot(x - (left + radius), y - top) <= radius;
}

const colorAt = (x: number, y: number): readonly number[] =>
  shapes.findLast((shape) => isInside(shape, x, y))?.color ?? ground;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  const checksum = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/**
 * Draws the icon as a square PNG of `size` pixels. `margin` is the share of each side that stays
 * background: a launcher may crop a maskable icon to a circle of four fifths.
 */
export function iconPng(size: number, margin: number): Buffer {
  const scale = units / (1 - 2 * margin) / size;
  const unitAt = (pixel: number, sample: number) =>
    (pixel + (sample + 0.5) / samples) * scale - (units * margin) / (1 - 2 * margin);
  const rows = Buffer.alloc(size * (1 + 3 * size));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const sum = [0, 0, 0];
      for (let sample = 0; sample < samples * samples; sample += 1) {
        const color = colorAt(unitAt(x, sample % samples), unitAt(y, Math.floor(sample / samples)));
        for (const [channel, value] of color.entries()) sum[channel] = (sum[channel] ?? 0) + value;
      }
      const at = y * (1 + 3 * size) + 1 + 3 * x;
      for (const [channel, value] of sum.entries()) {
        rows[at + channel] = Math.round(value / samples ** 2);
      }
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  // 8 bits per channel: red, green and blue.
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
