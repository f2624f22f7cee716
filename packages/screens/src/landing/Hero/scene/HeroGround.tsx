import { color, mirroredInRtl } from '@aulario/ui';
import styled from 'styled-components';
import { Middle, Narrow, narrow, Wide } from './heroWidths.ts';

const Root = styled.svg`
  position: absolute;
  inset: auto 0 0;
  width: 100%;
  height: 100%;
  ${mirroredInRtl}
  ${narrow} {
    z-index: 1;
    height: 48px;
  }
`;

/** Positions a drawing at a fraction of the width. */
const At = styled.svg`
  overflow: visible;
`;

/** The ground, `#ground`, which the first paint of the page waits for, the wall's shadow and a pool. */
export function HeroGround() {
  return (
    <Root id="ground" aria-hidden="true">
      <rect fill={color.ground} width="100%" height="100%" />
      <Wide>
        <rect fill={color.water} x="34%" y="26" width="66%" height="100%" />
        <rect fill={color.groundDeep} width="51%" height="34" />
        <At x="51%">
          <path fill={color.groundDeep} d="M-1 0h7l34 34H-1z" />
        </At>
        <At x="39.5%">
          <path fill={color.sceneSun} d="M40 44h140v4H40zM60 58h140v4H60zM24 72h140v4H24z" />
        </At>
      </Wide>
      <Middle>
        <rect fill={color.groundDeep} width="100%" height="38" />
        <rect fill={color.water} y="86" width="40%" height="94" />
        <At x="40%">
          <path fill={color.water} d="M-1 86H0l94 94H-1z" />
        </At>
        <At x="30%">
          <path fill={color.sceneSun} d="M-60 106h150v5H-60zM-30 126h126v5H-30zM0 146h70v5H0z" />
        </At>
      </Middle>
      <Narrow>
        <rect fill={color.water} x="40%" y="16" width="60%" height="100%" />
        <rect fill={color.groundDeep} width="60%" height="18" />
        <At x="60%">
          <path fill={color.groundDeep} d="M-1 0H0l18 18H-1z" />
          <path fill={color.sceneSun} d="M0 24h70v4H0zM10 34h70v4H10z" />
        </At>
      </Narrow>
    </Root>
  );
}
