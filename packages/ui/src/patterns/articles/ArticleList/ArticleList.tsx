import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Link } from '../../../components/Link/Link.tsx';
import { color } from '../../../theme/color.ts';
import { border, space } from '../../../theme/scale.ts';
import { type } from '../../../theme/type.ts';

export interface ArticleListProps {
  articles: readonly ArticleListItem[];
}

export interface ArticleListItem {
  href: string;
  title: string;
  summary: string;
  /** A line below the title, such as the day it was written. */
  note?: ReactNode;
}

const Item = styled.article`
  padding-block: ${space.s24};
  border-top: ${border.sill} solid ${color.line};

  && h2 {
    ${type.h2}
    margin: 0;
  }
  a {
    display: inline-block;
    padding-block: ${space.s8};
    color: ${color.text};
  }
`;

const Note = styled.p`
  color: ${color.textMuted};
`;

/** A list of links to articles. */
export function ArticleList({ articles }: ArticleListProps) {
  return articles.map(({ href, title, summary, note }) => (
    <Item key={href}>
      <h2>
        <Link href={href}>{title}</Link>
      </h2>
      {note && <Note>{note}</Note>}
      <p>{summary}</p>
    </Item>
  ));
}
