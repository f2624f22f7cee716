import { styled } from 'styled-components';
import { space } from '../../theme/scale.ts';

export interface StackProps {
  /** The step of the scale between its parts; 6, 24 px, by default. */
  gap?: keyof typeof space | undefined;
}

/** Its parts below each other, with room between them. `as` makes it another element: a list, a section. */
export const Stack = styled.div.withConfig({
  shouldForwardProp: (prop) => prop !== 'gap',
})<StackProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ gap = 6 }) => space[gap]};
`;
