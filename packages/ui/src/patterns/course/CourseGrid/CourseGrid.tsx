import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from, space } from '../../../theme/scale.ts';

export interface CourseGridProps {
  /** The cards: `CourseCard` or other list items. */
  children: ReactNode;
  /** Name of the list. */
  label: string;
}

/** Columns of cards; the rows have no gap, since the cards' own parts share them. */
export const GridList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 ${space.s16};

  ${from('pair')} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${from('columns')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    column-gap: ${space.s24};
  }
  ${from('wide')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    column-gap: ${space.s28};
  }
  ${from('five')} { grid-template-columns: repeat(5, minmax(0, 1fr)); }
  /*
   * In a long list, cards that are far away are neither laid out nor painted. Not the first ones: a
   * page of them keeps its exact height, and with it the place that Back returns to. Sills and cast
   * shadows reach beyond a card, so a browser that would cut them off draws all cards.
   */
  @supports (overflow-clip-margin: ${space.s16}) {
    > :nth-child(n + 25) {
      content-visibility: auto;
      contain-intrinsic-size: auto 340px;
      overflow-clip-margin: ${space.s16};
    }
  }
`;

/** The courses of a page: one column, two from 360 px, three from 720, four from 1120, five from 1560. */
export function CourseGrid({ children, label }: CourseGridProps) {
  // Safari takes a list without bullets for no list unless it is told.
  return (
    <GridList role="list" aria-label={label}>
      {children}
    </GridList>
  );
}
