import { encode } from 'uqr';

/** Squares of white around the code, which readers need. */
const quietSquares = 4;

/** A QR code: the dark squares as the path of a picture of so many squares a side. */
export function qrPath(value: string): { path: string; sideSquares: number } {
  const { data, size } = encode(value, { ecc: 'L', border: quietSquares });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { path, sideSquares: size };
}
