import {
  arch,
  below,
  border,
  CoverArt,
  type CoverArtProps,
  color,
  coverDimming,
  display,
  from,
  Link,
  measure,
  pageContainer,
  size,
  space,
  type,
} from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

export interface ArticlePageProps {
  title: string;
  /** Who wrote it, below the title: 'Por Aulario'. */
  author?: string | undefined;
  /** A line below the title, such as the day it was written. */
  note?: ReactNode;
  /** The page's headings, beside the text where there is room. */
  contents?: ArticleContents | undefined;
  /** A scene in a door beside the text, where there is room. */
  cover?: CoverArtProps | undefined;
  /** Paragraphs, lists and headings from h2 downwards. */
  children: ReactNode;
  /** What follows the text and is as wide as the page: an `ArticleList`, a `CourseStrip` or a form. */
  list?: ReactNode;
}

export interface ArticleContents {
  /** Name of the list, such as 'On this page'. */
  label: string;
  links: readonly { readonly href: string; readonly label: string }[];
}

const Root = styled.main`
  ${pageContainer}
  outline: 0;
  padding-block: ${space[7]} ${space[9]};
`;

const Title = styled.h1`
  ${type.banner}
  max-width: 16em;
`;

const Sill = styled.div`
  height: ${border.sill};
  margin-block: ${space[6]} ${space[7]};
  background: ${color.line};
`;

const Note = styled.p`
  margin-top: ${space[4]};
  color: ${color.textMuted};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[7]} ${space[8]};
  grid-template-columns: minmax(0, 1fr);
  ${from('summary')} {
    &:has(> :nth-child(2)) { grid-template-columns: minmax(0, ${measure}) minmax(0, 1fr); }
  }
`;

const Contents = styled.nav`
  ${from('summary')} {
    order: 1;
    align-self: start;
    position: sticky;
    top: ${space[6]};
  }
  p { ${type.label} }
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${size.touch};
  }
`;

/** The width of a picture in an arch. */
const arched = '320px';

const Picture = styled.div`
  position: sticky;
  top: ${space[6]};
  order: 1;
  align-self: start;
  justify-self: end;
  width: min(100%, ${arched});
  height: ${size.form};
  border-bottom: ${border.sill} solid ${color.primary};
  border-radius: ${arch(arched)};
  overflow: hidden;
  forced-color-adjust: none;

  ${coverDimming}
  ${below('summary')} { display: none; }
`;

const Prose = styled.div`
  max-width: ${measure};
  text-wrap: pretty;

  h2,
  h3 {
    scroll-margin-top: ${space[6]};
    outline: 0;
  }

  h2 {
    margin-block: ${space[8]} ${space[4]};
  }
  h2:first-child {
    margin-top: 0;
  }
  h3 {
    margin-block: ${space[6]} ${space[3]};
  }
  p,
  ul,
  ol {
    margin-block: 0 ${space[5]};
  }
  ul,
  ol {
    display: grid;
    gap: ${space[3]};
    padding-inline-start: 1.3em;
  }
  ul {
    list-style: square;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: ${color.primary};
    font-family: ${display};
  }
`;

/** A page of prose: a heading, then text with a limited line length. */
export function ArticlePage(props: ArticlePageProps) {
  const { title, author, note, contents, cover, children, list } = props;
  const label = useId();
  return (
    <Root id="content" tabIndex={-1}>
      <Title>{title}</Title>
      {(author || note) && (
        <Note>
          {author && <span>{author}</span>}
          {author && note && <span> · </span>}
          {note && <span>{note}</span>}
        </Note>
      )}
      <Sill />
      <Columns>
        {contents && (
          <Contents aria-labelledby={label}>
            <p id={label}>{contents.label}</p>
            <ul>
              {contents.links.map((link) => (
                <li key={link.href}>
                  <Link href={link.href}>{link.label}</Link>
                </li>
              ))}
            </ul>
          </Contents>
        )}
        {cover && (
          <Picture>
            <CoverArt {...cover} />
          </Picture>
        )}
        <Prose>{children}</Prose>
      </Columns>
      {list}
    </Root>
  );
}
