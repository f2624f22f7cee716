import { color, motion } from '@aulario/ui';
import { doorColors } from '@aulario/ui/covers';
import styled, { css, keyframes } from 'styled-components';

const ajar = 'skewY(9deg) scaleX(0.32)';

const openForAWhile = keyframes`
  0%, 4% { transform: none; }
  9%, 24% { transform: ${ajar}; }
  30%, 100% { transform: none; }
`;

/** In the dark theme, closed doors are unlit. */
const Shut = styled.g`
  filter: brightness(${color.shutter});
`;

const Leaf = styled(Shut)<{ $isOpen: boolean; $delay: number | null }>`
  transform-box: fill-box;
  transform-origin: left;
  transform: ${({ $isOpen }) => ($isOpen ? ajar : 'none')};
  ${({ $delay }) =>
    $delay === null
      ? ''
      : css`
          ${motion.allowed} {
            animation: ${openForAWhile} 24s ${motion.ease} ${$delay}s infinite;
          }
        `}
`;

interface HeroDoorProps {
  category: string;
  /** Whether it is open when not animated. */
  isOpen: boolean;
  /** The animation delay in seconds before the door opens; null for no animation. */
  delay: number | null;
}

/** A door of 72 × 132 px with its origin at the bottom left. */
export function HeroDoor({ category, isOpen, delay }: HeroDoorProps) {
  const { frame, light, leaf } = doorColors(category);
  return (
    <>
      <Shut>
        <path fill={frame} d="M0 0v-96a36 36 0 0 1 72 0V0z" />
      </Shut>
      <path fill={color.lamp} d="M10 0v-96a26 26 0 0 1 52 0V0z" />
      <Leaf $isOpen={isOpen} $delay={delay}>
        <path fill={leaf} stroke={leaf} d="M10 0v-96a26 26 0 0 1 52 0V0z" />
        <path fill={light} d="M53-56h4v13h-4z" />
      </Leaf>
    </>
  );
}
