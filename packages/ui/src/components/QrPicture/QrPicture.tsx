import styled from 'styled-components';
import { from, size } from '../../theme/scale.ts';

/* Black on white in every theme and in forced colours, which cameras read best. They fail if
   squares differ by a pixel: with enough room the squares have whole pixels; on phones, with
   finer pixels, antialiasing keeps them equal. */
const Picture = styled.svg<{ $sideSquares: number }>`
  display: block;
  width: 100%;
  max-width: ${size.s440};
  margin-inline: auto;
  height: auto;
  forced-color-adjust: none;

  ${from('columns')} {
    width: round(down, 100%, ${({ $sideSquares }) => $sideSquares}px);
    shape-rendering: crispEdges;
  }
`;

export interface QrPictureProps {
  /** The accessible name: the destination of the code. */
  label: string;
  /** The dark squares as SVG path data; '' while the code is generated. */
  path: string;
  /** The number of squares per side, including the quiet zone. */
  sideSquares: number;
}

/** A QR code for the camera of another device. */
export const QrPicture = ({ label, path, sideSquares }: QrPictureProps) => (
  <Picture
    $sideSquares={sideSquares}
    viewBox={`0 0 ${sideSquares} ${sideSquares}`}
    role="img"
    aria-label={label}
  >
    <rect width={sideSquares} height={sideSquares} fill="white" />
    <path d={path} fill="black" />
  </Picture>
);
