import { color, display } from '@aulario/ui';
import styled from 'styled-components';

interface CalloutProps {
  /** The number of the item that explains the part, in the list below the drawing. */
  number: number;
  x: number;
  y: number;
}

const Digit = styled.text`
  fill: ${color.canvas};
  font-family: ${display};
  font-weight: 650;
  font-variant-numeric: lining-nums;
`;

/** A numbered disc of 22 px, at its centre. */
export function Callout({ number, x, y }: CalloutProps) {
  return (
    <>
      <circle cx={x} cy={y} r="11" fill={color.text} />
      <Digit x={x} y={y + 5} fontSize="14" textAnchor="middle">
        {number}
      </Digit>
    </>
  );
}
