import styled from 'styled-components';
import { size } from '../../theme/scale.ts';

/* Black on white by day, by night and in forced colours: cameras read nothing else as well. */
const Picture = styled.svg`
  display: block;
  width: 100%;
  max-width: ${size.s440};
  height: auto;
  forced-color-adjust: none;
`;

export interface QrPictureProps {
  /** What the code leads to. */
  label: string;
  /** The dark squares as the path of an SVG; empty while the code is written. */
  path: string;
  /** How many squares a side has, the quiet border included. */
  sideSquares: number;
}

/** A QR code for the camera of another device. */
export const QrPicture = ({ label, path, sideSquares }: QrPictureProps) => (
  <Picture
    viewBox={`0 0 ${sideSquares} ${sideSquares}`}
    role="img"
    aria-label={label}
    shapeRendering="crispEdges"
  >
    <rect width={sideSquares} height={sideSquares} fill="white" />
    <path d={path} fill="black" />
  </Picture>
);
