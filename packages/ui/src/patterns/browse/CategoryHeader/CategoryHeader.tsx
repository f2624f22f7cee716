import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Door } from '../../../components/Door/Door.tsx';
import { Link } from '../../../components/Link/Link.tsx';
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx';
import { doorColors } from '../../../covers/palettes.ts';
import { color } from '../../../theme/color.ts';
import { below, border, from, size, space } from '../../../theme/scale.ts';
import { display, fontSize, type } from '../../../theme/type.ts';
import { SubjectChips, type SubjectChipsProps } from '../SubjectChips/SubjectChips.tsx';

interface CategoryHeaderOwnProps {
  /** The category's name. */
  title: string;
  /** 1 (default) for the page's heading; 2, with a smaller size, for one of several. */
  headingLevel?: 1 | 2 | undefined;
  /** The address of the category's page, if the title should link to it. */
  href?: string | undefined;
  /** The category's stored value, which gives the door its colours. */
  palette: string;
  /** '1.234 cursos'; null while loading. */
  count: string | null;
  subjects?: SubjectChipsProps | undefined;
  /** Content below the subjects. */
  children?: ReactNode;
}

/** The page's own heading is not a link. */
export type CategoryHeaderProps = CategoryHeaderOwnProps &
  ({ headingLevel: 2 } | { href?: undefined });

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s20};
  align-content: start;
`;

const sill = css`
  border-bottom: ${border.sill} solid ${color.line};

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;

/** Door and title are above one line; when narrow, the count is below it. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.s20};
  align-items: end;
  justify-content: space-between;

  ${from('columns')} { ${sill} }
`;

const Title = styled.h1`
  min-width: 0;
  text-wrap: wrap;

  ${below('columns')} { flex: 1 0 100%; ${sill} }
  &:is(h2) { ${type.h3} text-wrap: wrap; }
`;

const Words = styled.span`
  min-width: 0;
  padding-bottom: ${space.s12};
  text-wrap: balance;
`;

const Content = styled.span`
  display: flex;
  gap: ${space.s16};
  align-items: end;

  a& { color: inherit; text-decoration: none; }
  a&:hover ${Words} { text-decoration: underline; text-decoration-thickness: ${border.s2}; }
  h2 > & svg {
    width: ${size.s40};
    height: auto;
  }
  ${below('text')} {
    gap: ${space.s12};
    svg { width: ${size.s40}; height: auto; }
  }
`;

const Count = styled.p`
  padding-block: ${space.s12};
  color: ${color.textMuted};
  font: 500 ${fontSize.s17} / ${fontSize.s24} ${display};
  font-variant-numeric: lining-nums tabular-nums;
`;

const CountPlane = styled.span`
  display: block;
  padding-block: ${space.s3};
`;

/** A category: its door, its name, how many courses it has, and its subjects. */
export function CategoryHeader(props: CategoryHeaderProps) {
  const { title, headingLevel = 1, href, palette, count, subjects, children } = props;
  const content = (
    <>
      <Door {...doorColors(palette)} isOpen={href === undefined} />
      <Words>{title}</Words>
    </>
  );
  return (
    <Root>
      <Head>
        <Title as={`h${headingLevel}`}>
          {href === undefined ? (
            <Content>{content}</Content>
          ) : (
            <Content as={Link} href={href}>
              {content}
            </Content>
          )}
        </Title>
        <Count>
          {count ?? (
            <CountPlane>
              <Skeleton width="86px" height="18px" />
            </CountPlane>
          )}
        </Count>
      </Head>
      {subjects && <SubjectChips {...subjects} />}
      {children}
    </Root>
  );
}
