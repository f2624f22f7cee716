import { css, keyframes, styled } from 'styled-components';
import { color } from '../../theme/color.ts';
import { border, motion } from '../../theme/scale.ts';

export interface SkeletonProps {
  /** A CSS length; default 100%. */
  width?: string | undefined;
  /** A CSS length; default 14px, a line of text. */
  height?: string | undefined;
  /**
   * Whether it is in a menu, panel or dialog, whose dark background has the skeleton's normal
   * colour.
   */
  isOnSurface?: boolean | undefined;
}

const pulse = keyframes`
  from { background: ${color.skeleton}; }
  to { background: ${color.skeletonLit}; }
`;

/** The light over what waits. */
export const waitingLight = css`animation: ${pulse} 2.4s ${motion.ease} infinite alternate;`;

/**
 * A placeholder for loading content. Hidden from assistive technology: render one status text
 * beside it.
 */
export const Skeleton = styled.span.attrs({ 'aria-hidden': true }).withConfig({
  shouldForwardProp: (prop) => !['width', 'height', 'isOnSurface'].includes(prop),
})<SkeletonProps>`
  display: block;
  width: ${({ width = '100%' }) => width};
  height: ${({ height = '14px' }) => height};
  background: ${({ isOnSurface }) => (isOnSurface ? color.skeletonLit : color.skeleton)};

  ${motion.allowed} {
    ${waitingLight}
    ${({ isOnSurface }) => isOnSurface && 'animation-direction: alternate-reverse;'}
  }
  @media screen and (forced-colors: active) { border: ${border.hairline} solid CanvasText; }
`;
