import { crc32, deflateSync } from 'node:zlib';

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Most colours that one byte a pixel can tell apart. */
const mostColors = 256;

interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each pixel, row by row. */
  readonly data: Buffer;
}

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(content.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}

function header({ width, height }: Pixels): Buffer {
  const content = Buffer.alloc(13);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  // Eight bits a pixel, each a place in the palette.
  content.set([8, 3], 8);
  return content;
}

/** Each row begins with a byte that names its filter: none here, which suits flat planes best. */
function indexed({ width, height, data }: Pixels) {
  const places = new Map<number, number>();
  const rows = Buffer.alloc(height * (width + 1));
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    const color = data.readUInt32BE(pixel * 4);
    const place = places.get(color) ?? places.size;
    const isOpaque = (color & 0xff) === 0xff;
    if (place === mostColors || !isOpaque) return null;
    places.set(color, place);
    rows[pixel + Math.floor(pixel / width) + 1] = place;
  }
  return { colors: [...places.keys()], rows };
}

/** Writes a PNG with a palette: a third of the usual size. Null when the picture has too many colours. */
export function palettePng(pixels: Pixels): Buffer | null {
  const found = indexed(pixels);
  if (!found) return null;
  const palette = found.colors.flatMap((color) => [color >>> 24, color >>> 16, color >>> 8]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header(pixels)),
    chunk('PLTE', Buffer.from(palette)),
    chunk('IDAT', deflateSync(found.rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
