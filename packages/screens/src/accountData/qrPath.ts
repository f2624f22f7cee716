import { encode } from 'uqr';

/** The width of the white border that scanners need, in modules. */
const quietSquares = 4;

/** A QR code as an SVG path of its dark modules, with its modules per side, border included. */
export function qrPath(value: string): { path: string; sideSquares: number } {
  const { data, size } = encode(value, { ecc: 'L', border: quietSquares });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, sideSquares: size };
}
