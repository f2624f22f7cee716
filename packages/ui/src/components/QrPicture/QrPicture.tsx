import styled from 'styled-components';
import { from, size } from '../../theme/scale.ts';

/*
 * Black on white by day, by night and in forced colours: cameras read nothing else as well. They also
 * fail where squares differ by a pixel. With room for it each is a whole number of pixels; on phones,
 * whose pixels are finer, soft edges keep them alike.
 */
const Picture = styled.svg<{ $sideSquares: number }>`
  display: block;
  width: 100%;
  max-width: ${size.s440};
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
  /** The dark squares as the path of an SVG; empty while the code is written. */
  path: string;
  /** How many squares a side has, the quiet border included. */
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
