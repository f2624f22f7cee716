import { css, styled } from 'styled-components';
import { transition } from '../../theme/scale.ts';

export interface DoorProps {
  /** CSS colour of the wall around the opening. */
  frame: string;
  /** CSS colour of the leaf. */
  leaf: string;
  /** CSS colour of the light behind it, and of the handle. */
  light: string;
  isOpen?: boolean | undefined;
}

const Root = styled.svg`
  flex: none;
  overflow: visible;
  forced-color-adjust: none;
`;

const open = css`transform: skewY(9deg) scaleX(0.34);`;

/** The leaf, which opens when a surrounding link is hovered or focused. */
const Leaf = styled.g<{ $isOpen: boolean }>`
  transform-box: fill-box;
  transform-origin: left;
  ${transition(['transform'], 'slow')}
  ${({ $isOpen }) => $isOpen && open}

  a:hover &, a:focus-visible & { ${open} }
`;

/** A door of 56 × 78 px, ajar or closed. Decorative. */
export function Door({ frame, leaf, light, isOpen = false }: DoorProps) {
  return (
    <Root width="56" height="78" viewBox="0 0 56 78" aria-hidden="true">
      <path fill={frame} d="M0 78V28a28 28 0 0 1 56 0v50z" />
      <path fill={light} d="M11 78V29a17 17 0 0 1 34 0v49z" />
      <Leaf $isOpen={isOpen}>
        <path fill={leaf} d="M11 78V29a17 17 0 0 1 34 0v49z" />
        <path fill={light} d="M38 52h3v7h-3z" />
      </Leaf>
    </Root>
  );
}
