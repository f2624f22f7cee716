import { color, from, size, space } from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface CatalogueFrameProps {
  /** A `FacetColumn`, visible from 1440 px. False while loading, which reserves its space. */
  column?: ReactNode;
  /** Content above the bar: courses that share the columns of the grid. */
  head?: ReactNode;
  /** A `FacetBar`: count, filters, order. */
  bar: ReactNode;
  /** Content below the bar: chips and mentioned filters. */
  lines?: ReactNode;
  /** The grid and the pagination. */
  children: ReactNode;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  &[data-has-column] {
    ${from('filters')} {
      grid-template-columns: 232px minmax(0, 1fr);
      gap: 0 ${space[8]};
    }
  }
`;

const Column = styled.div`
  display: none;

  ${from('filters')} {
    position: sticky;
    top: ${space[6]};
    display: block;
    align-self: start;
    max-height: calc(100vh - ${space[7]});
    padding-block: ${space[2]};
    padding-inline: ${space[2]} ${space[4]};
    margin-block: -${space[2]} 0;
    margin-inline: -${space[2]} 0;
    overflow: auto;
    overscroll-behavior: contain;

    &:empty::before {
      display: block;
      height: ${size.column};
      background: repeating-linear-gradient(
        ${color.skeleton} 0 ${space[6]},
        transparent ${space[6]} ${space[7]}
      );
      content: '';
    }
  }
`;

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  align-content: start;

  ${from('sidebar')} { gap: ${space[5]}; }
`;

/** The layout of the catalogue: filters and courses; the filters are a column if there is room. */
export function CatalogueFrame({ column, head, bar, lines, children }: CatalogueFrameProps) {
  return (
    <Root data-has-column={column !== undefined || undefined}>
      {column !== undefined && <Column>{column}</Column>}
      <Results>
        {head}
        {bar}
        {lines}
        {children}
      </Results>
    </Root>
  );
}
