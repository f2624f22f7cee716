import { color } from '@aulario/ui';
import styled from 'styled-components';

const Picture = styled.svg`
  width: 100%;
  max-width: 480px;
  forced-color-adjust: none;
`;

const bricks = [
  // The horizontal joints, then the vertical ones of every other row of stones.
  'M298 96h84v4h-84zM298 122h84v4h-84zM298 148h84v4h-84zM298 174h84v4h-84z',
  'M338 58h4v38h-4zM318 100h4v22h-4zM358 100h4v22h-4zM338 126h4v22h-4z',
  'M318 152h4v22h-4zM358 152h4v22h-4zM338 178h4v22h-4z',
].join('');

/** A drawing of stairs to a walled-up door. Decorative. */
export function WalledDoorScene() {
  return (
    <Picture viewBox="0 0 480 340" aria-hidden="true">
      <path fill={color.sky} d="M0 0h480v340H0z" />
      <circle fill={color.sceneSun} cx="112" cy="92" r="44" />
      <path fill={color.wallTwo} d="M0 220h240v120H0z" />
      <path fill={color.ground} d="M230 26h250v314H230z" />
      <path fill={color.coverDim} fillOpacity=".2" d="M230 26h22L336 200H230z" />
      <path fill={color.plasterSide} d="M298 200v-98a42 42 0 0 1 84 0v98z" />
      <path fill={color.coverDim} fillOpacity=".26" d={bricks} />
      <path
        fill={color.coverDim}
        fillOpacity=".3"
        d="M298 200v-98a42 42 0 0 1 42-42h6a42 42 0 0 0-36 42v98z"
      />
      <path
        fill={color.groundDeep}
        d="M24 340v-20h44v-20h44v-20h44v-20h44v-20h44v-20h44v-20h192v140z"
      />
      <path fill={color.coverDim} fillOpacity=".2" d="M298 200h84l98 98v42h-42z" />
    </Picture>
  );
}
