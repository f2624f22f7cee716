import type { ReactNode } from 'react';
import styled from 'styled-components';
import { from } from '../theme/scale.ts';

export interface CourseGridProps {
  /** The cards: `CourseCard` or other list items. */
  children: ReactNode;
  /** Name of the list. */
  label: string;
}

/** Two, three or four columns of cards. */
export const GridList = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 36px 20px;

  ${from('columns')} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    gap: 44px 24px;
  }
  ${from('wide')} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 48px 28px;
  }
  /*
   * In a long list, cards that are far away are neither laid out nor painted. Not the first ones: a
   * page of them keeps its exact height, and with it the place that Back returns to. Sills and cast
   * shadows reach beyond a card, so a browser that would cut them off draws all cards.
   */
  @supports (overflow-clip-margin: 16px) {
    > :nth-child(n + 25) {
      content-visibility: auto;
      contain-intrinsic-size: auto 340px;
      overflow-clip-margin: 16px;
    }
  }
`;

/** The courses of a page: two columns, three from 720 px and four from 1120 px. */
export function CourseGrid({ children, label }: CourseGridProps) {
  // Safari takes a list without bullets for no list unless it is told.
  return (
    <GridList role="list" aria-label={label}>
      {children}
    </GridList>
  );
}
