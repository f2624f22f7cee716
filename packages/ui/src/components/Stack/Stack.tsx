import { css, styled } from 'styled-components';
import { space } from '../../theme/scale.ts';

export interface StackProps {
  /** The step of the scale between its parts; 6, 24 px, by default. */
  gap?: keyof typeof space | undefined;
}

/**
 * A grid of parts on the screen, blocks on paper: Firefox begins a new page for what does not fit into the rest
 * of one in a grid, and leaves out the pictures of what it continues.
 */
export const blocksOnPaper = css`
  @media print {
    display: block;

    > * + * { margin-top: ${space[6]}; }
  }
`;

/** Its parts below each other, with room between them. `as` makes it another element: a list, a section. */
export const Stack = styled.div.withConfig({
  shouldForwardProp: (prop) => prop !== 'gap',
})<StackProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ gap = 6 }) => space[gap]};
  ${blocksOnPaper}
`;
