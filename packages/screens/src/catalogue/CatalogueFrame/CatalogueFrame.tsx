import { color, from, size, space } from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface CatalogueFrameProps {
  /** A `FacetColumn`, visible from 1440 px. False while loading, which reserves its space. */
  column?: ReactNode;
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
      gap: 0 ${space.s48};
    }
  }
`;

const Column = styled.div`
  display: none;

  ${from('filters')} {
    position: sticky;
    top: ${space.s20};
    display: block;
    align-self: start;
    max-height: calc(100vh - ${size.s40});
    padding-block: ${space.s4};
    padding-inline: ${space.s4} ${space.s12};
    margin-block: -${space.s4} 0;
    margin-inline: -${space.s4} 0;
    overflow: auto;
    overscroll-behavior: contain;

    &:empty::before {
      display: block;
      height: ${size.s480};
      background: repeating-linear-gradient(
        ${color.skeleton} 0 ${space.s20},
        transparent ${space.s20} ${size.s36}
      );
      content: '';
    }
  }
`;

const Results = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s14};
  align-content: start;

  ${from('sidebar')} { gap: ${space.s18}; }
`;

/** The layout of the catalogue: filters and courses; the filters are a column if there is room. */
export function CatalogueFrame({ column, bar, lines, children }: CatalogueFrameProps) {
  return (
    <Root data-has-column={column !== undefined || undefined}>
      {column !== undefined && <Column>{column}</Column>}
      <Results>
        {bar}
        {lines}
        {children}
      </Results>
    </Root>
  );
}
