import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { LogoMark } from '../../../components/Logo/Logo.tsx';
import { color } from '../../../theme/color.ts';
import {
  below,
  border,
  containerBelow,
  from,
  inView,
  size,
  space,
  zOrder,
} from '../../../theme/scale.ts';
import { CourseCardSkeleton } from '../../course/CourseCard/CourseCardSkeleton.tsx';
import { GridList } from '../../course/CourseGrid/CourseGrid.tsx';
import {
  Banner,
  LogoPlace,
  Main,
  Root,
  Stretch,
  Wall,
} from '../DashboardShell/dashboardShellParts.ts';
import { SearchPlace, TopRow } from '../DashboardShell/ShellTop.tsx';

export interface DashboardShellSkeletonProps {
  /** The text announced while loading; absent until the language of the page is known. */
  children?: ReactNode;
}

const Field = styled.div`
  height: ${size.control};
  border: ${border.control} solid ${color.lineStrong};
  background: ${color.surface};
`;

/** The size of the account button. */
const Controls = styled.div`
  width: ${size.touch};
  height: ${size.touch};
`;

const Mark = styled(Controls)`
  display: grid;
  place-items: center start;
`;

const Tabs = styled.div`
  display: none;

  ${below('sidebar')} {
    ${inView}
    inset: auto 0 0;
    z-index: ${zOrder.tabBar};
    display: block;
    height: calc(${size.bar} + env(safe-area-inset-bottom));
    border-top: ${border.sill} solid ${color.line};
    background: ${color.surface};
  }
`;

const Content = styled.div`
  container-type: inline-size;
`;

/**
 * The places of category navigation, filters and result count; on a phone the order has its own
 * row.
 */
const Lines = styled.div`
  height: ${size.cover};
  margin-bottom: ${space[5]};
  ${containerBelow('row')} { height: calc(${size.cover} + ${size.control}); }
  /* Beside the sidebar there are no doors. */
  ${from('sidebar')} { height: ${size.touch}; }
`;

/**
 * The dashboard before the session is known: sidebar, search and cards as skeletons, without texts
 * and controls.
 */
export function DashboardShellSkeleton({ children }: DashboardShellSkeletonProps) {
  return (
    <Root>
      <Banner as="div" aria-hidden="true">
        <Wall>
          <Stretch>
            <LogoPlace>
              <Mark>
                <LogoMark />
              </Mark>
            </LogoPlace>
          </Stretch>
        </Wall>
        <TopRow data-has-search>
          <SearchPlace>
            <Field />
          </SearchPlace>
          <Controls />
        </TopRow>
      </Banner>
      <Main as="div">
        {children}
        <Content aria-hidden="true">
          <Lines />
          <GridList>
            {Array.from({ length: 12 }, (_, place) => (
              <CourseCardSkeleton key={place} />
            ))}
          </GridList>
        </Content>
      </Main>
      <Tabs />
    </Root>
  );
}
