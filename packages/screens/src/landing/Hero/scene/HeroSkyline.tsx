import { color, contentEdge, motion } from '@aulario/ui';
import styled, { keyframes } from 'styled-components';
import { middle, wide } from './heroWidths.ts';

const rise = keyframes`
  from { transform: translateY(26px); }
  to { transform: translateY(-14px); }
`;

const riseBelowLinks = keyframes`
  from { transform: translateY(26px); }
  to { transform: none; }
`;

/** Ends at the wall's top, so that sun and trees are behind it at every height. */
const Root = styled.div`
  position: absolute;
  bottom: 100%;
  inset-inline-start: 0;
  width: 100vw;
  height: 196px;
  overflow: hidden;
`;

const Disc = styled.svg`
  position: absolute;
  overflow: visible;
`;

const Sun = styled(Disc)`
  top: 144px;
  inset-inline-end: 28px;
  width: 112px;
  height: 112px;
  ${middle} {
    inset-inline-end: auto;
    inset-inline-start: 36%;
    width: 150px;
    height: 150px;
  }
  ${wide} {
    top: var(--hero-sun, 84px);
    inset-inline-end: auto;
    inset-inline-start: 39.5%;
    width: 224px;
    height: 224px;
  }
  ${motion.allowed} {
    animation: ${riseBelowLinks} 40s ease-in-out infinite alternate;
    ${wide} {
      animation-name: ${rise};
    }
  }
`;

const Trees = styled(Disc)`
  top: 142px;
  inset-inline-start: -30px;
  width: 96px;
  height: 96px;
  ${middle} {
    inset-inline-start: ${contentEdge};
    width: 124px;
    height: 124px;
  }
  ${wide} {
    top: var(--hero-trees, 122px);
    inset-inline-start: var(--hero-trees-start, ${contentEdge});
    width: 150px;
    height: 150px;
  }
`;

/** The sun (in the dark theme the moon) and trees behind the wall. */
export function HeroSkyline() {
  return (
    <Root aria-hidden="true">
      <Sun viewBox="0 0 224 224">
        <circle fill={color.sceneSun} cx="112" cy="112" r="112" />
      </Sun>
      <Trees viewBox="0 0 150 150">
        <circle fill={color.treeTwo} cx="193" cy="109" r="53" />
        <circle fill={color.tree} cx="75" cy="75" r="75" />
      </Trees>
    </Root>
  );
}
