import { mirroredInRtl } from '@aulario/ui';
import styled from 'styled-components';
import { HeroDoor } from './HeroDoor.tsx';
import { HeroFacade } from './HeroFacade.tsx';
import { hangings, heroDoors } from './heroDoors.ts';
import { middle, wide } from './heroWidths.ts';

const Root = styled.svg`
  position: absolute;
  top: 0;
  inset-inline-start: 6%;
  width: 330px;
  overflow: visible;
  /* Mirrored, so that the stairs are on the far side of the text. */
  ${mirroredInRtl}
  ${middle} {
    top: auto;
    bottom: 100px;
    inset-inline-start: 57%;
    width: 368px;
  }
  ${wide} {
    top: auto;
    bottom: var(--hero-foot, 96px);
    inset-inline-start: 54.5%;
    /* Smaller where the last column of doors would not fit. */
    width: var(--hero-building, min(470px, 45.5vw + 30px));
  }
`;

const Place = styled.g`
  ${hangings}
`;

/** The drawing of the building with twelve doors, one per category. */
export function HeroBuilding() {
  return (
    <Root viewBox="0 0 526 560" aria-hidden="true">
      <HeroFacade />
      <g>
        {heroDoors.map(({ category, isOpen, delay }) => (
          <Place key={category}>
            <HeroDoor category={category} isOpen={isOpen} delay={delay} />
          </Place>
        ))}
      </g>
    </Root>
  );
}
