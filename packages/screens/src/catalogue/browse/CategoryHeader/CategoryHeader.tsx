import {
  border,
  color,
  Door,
  display,
  fontSize,
  Link,
  SubjectChips,
  type SubjectChipsProps,
  size,
  space,
  type,
} from '@aulario/ui';
import { doorColors } from '@aulario/ui/covers';
import styled from 'styled-components';

export interface CategoryHeaderProps {
  /** The category's name. */
  title: string;
  /** The address of the category's page. */
  href: string;
  /** The category's stored value, which gives the door its colours. */
  palette: string;
  /** '1.234 cursos'. */
  count: string;
  subjects?: SubjectChipsProps | undefined;
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[6]};
  align-content: start;
`;

/** Door, title and count stand on one line, unless a word of the title has no room beside them. */
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  column-gap: ${space[4]};
  align-items: end;
  justify-content: space-between;
  border-bottom: ${border.sill} solid ${color.line};

  @media screen and (forced-colors: active) { border-color: CanvasText; }
`;

const Title = styled.h2`
  flex: 1 1 min-content;
  min-width: 0;
  ${type.h3}
  text-wrap: wrap;
`;

const Words = styled.span`
  min-width: 0;
  padding-bottom: ${space[4]};
  overflow-wrap: break-word;
  text-wrap: balance;
`;

const Content = styled(Link)`
  display: flex;
  gap: ${space[4]};
  align-items: end;
  color: inherit;
  text-decoration: none;

  &:hover > :last-child { text-decoration: underline; text-decoration-thickness: ${border.line}; }
  svg { width: ${size.chip}; height: auto; }
`;

const Count = styled.p`
  flex: none;
  padding-block: ${space[4]};
  color: ${color.textMuted};
  font: 500 ${fontSize.body} / ${fontSize.title} ${display};
  font-variant-numeric: lining-nums tabular-nums;
`;

/** One of several categories: its door, its name, how many courses it has, and its subjects. */
export function CategoryHeader({ title, href, palette, count, subjects }: CategoryHeaderProps) {
  return (
    <Root>
      <Head>
        <Title>
          <Content href={href}>
            <Door {...doorColors(palette)} />
            <Words>{title}</Words>
          </Content>
        </Title>
        <Count>{count}</Count>
      </Head>
      {subjects && <SubjectChips {...subjects} />}
    </Root>
  );
}
