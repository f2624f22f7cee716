import {
  CoverArt,
  type CoverArtProps,
  color,
  coverDimming,
  fontSize,
  from,
  Link,
  Sill,
  space,
  type,
} from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface ArticleListProps {
  /** A heading of level 2 above the articles, whose titles are then of level 3. */
  title?: string | undefined;
  articles: readonly ArticleListItem[];
}

export interface ArticleListItem {
  href: string;
  title: string;
  summary: string;
  /** A line below the title, such as the day it was written. */
  note?: ReactNode;
  /** A scene above the title. */
  cover?: CoverArtProps | undefined;
}

const Root = styled.div`
  display: grid;
  gap: ${space[8]} ${space[6]};
  margin-top: ${space[6]};

  ${from('columns')} { grid-template-columns: repeat(auto-fill, minmax(280px, 1fr)); }
`;

const Heading = styled.h2`
  ${type.h3}
  font-size: ${fontSize.title};
  margin-top: ${space[8]};
`;

const Item = styled.article`
  h2,
  h3 {
    ${type.h3}
    margin: ${space[3]} 0 0;
  }
  a {
    display: inline-block;
    padding-block: ${space[3]};
    color: ${color.text};
  }
`;

const Frame = styled.div`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  forced-color-adjust: none;

  ${coverDimming}
`;

const Note = styled.p`
  margin-bottom: ${space[3]};
  color: ${color.textMuted};
`;

/** A list of links to articles, in columns where there is room. */
export function ArticleList({ title: heading, articles }: ArticleListProps) {
  const Title = heading === undefined ? 'h2' : 'h3';
  return (
    <>
      {heading && <Heading>{heading}</Heading>}
      <Root>
        {articles.map(({ href, title, summary, note, cover }) => (
          <Item key={href}>
            {cover && (
              <>
                <Frame>
                  <CoverArt {...cover} />
                </Frame>
                <Sill />
              </>
            )}
            <Title>
              <Link href={href}>{title}</Link>
            </Title>
            {note && <Note>{note}</Note>}
            <p>{summary}</p>
          </Item>
        ))}
      </Root>
    </>
  );
}
