import { color, from } from '@aulario/ui';
import { doorColors } from '@aulario/ui/covers';
import styled from 'styled-components';

const entrance = doorColors('Office Productivity');

const Picture = styled.svg`
  width: 100%;
  height: 100%;
  overflow: hidden;
  ${from('halves')} {
    /* Extends the wall to the top of a taller text. */
    overflow: visible;
  }
  forced-color-adjust: none;
`;

/** A drawing of stairs to an open, lit door. Decorative. */
export function OpenDoorScene() {
  return (
    <Picture viewBox="0 0 520 400" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
      <circle fill={entrance.light} cx="130" cy="120" r="48" />
      <path fill={color.ctaWall} d="M300-400h220v800H300z" />
      <path fill={color.coverDim} fillOpacity=".2" d="M300-400v584h40v-34h90L334 0v-400z" />
      <path
        fill={color.ctaStair}
        d="M0 400v-36h60v-36h56v-36h56v-36h56v-36h56v-36h56v-34h180v250z"
      />
      <path fill={entrance.light} d="M392 150V76a44 44 0 0 1 88 0v74z" />
      <path fill={entrance.leaf} d="M480 150V76q0-44-36-42v136z" />
      <path fill={color.coverDim} fillOpacity=".22" d="M480 150l-36 20 70 230h6V150z" />
    </Picture>
  );
}
