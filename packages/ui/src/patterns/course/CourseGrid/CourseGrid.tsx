import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { from, space } from '../../../theme/scale.ts';

export interface CourseGridProps {
  /** The cards: `CourseCard` or other list items. */
  children: ReactNode;
  /** Name of the list. */
  label: string;
}

/** Columns of cards; the rows have no gap, since the cards share them (subgrid). */
export const courseColumns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space[5]};

  ${from('pair')} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${from('columns')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space[6]};
  }
  ${from('wide')} { grid-template-columns: repeat(4, minmax(0, 1fr)); }
`;

export const GridList = styled.ul`
  ${courseColumns}
  /* In a long list, distant cards are neither laid out nor painted, except for those of the
     first page, which keeps its exact height and scroll position. Browsers that would cut off
     parts outside of a card's box render all cards. */
  @supports (overflow-clip-margin: ${space[5]}) {
    > :nth-child(n + 25) {
      content-visibility: auto;
      contain-intrinsic-size: auto 374px;
      overflow-clip-margin: ${space[5]};
    }
  }
`;

/**
 * The courses of a page: one column, two from 360 px, three from 720, four from 1120. A page of twelve fills
 * whole rows at each width.
 */
export function CourseGrid({ children, label }: CourseGridProps) {
  // Safari needs the role for lists without bullets.
  return (
    <GridList role="list" aria-label={label}>
      {children}
    </GridList>
  );
}
