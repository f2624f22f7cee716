import type { ReactNode } from 'react';
import styled from 'styled-components';
import { color } from '../theme/color.ts';
import { border, space } from '../theme/scale.ts';
import { display, measure, type } from '../theme/type.ts';
import { wrap } from './wrap.ts';

export interface ArticlePageProps {
  title: string;
  /** Paragraphs, lists and h2 headings. */
  children: ReactNode;
}

const Root = styled.main`
  ${wrap}
  outline: 0;
  padding-block: ${space.s48} ${space.s96};
`;

const Title = styled.h1`
  ${type.ctaHeading}
  font-size: clamp(32px, 4.6vw, 56px);
  max-width: 16em;
  overflow-wrap: anywhere;
`;

const Sill = styled.div`
  max-width: ${measure};
  height: ${border.sill};
  margin-block: ${space.s24} ${space.s36};
  background: ${color.line};
`;

const Prose = styled.div`
  max-width: ${measure};
  overflow-wrap: break-word;

  h2 {
    margin-block: ${space.s48} ${space.s12};
  }
  h2:first-child {
    margin-top: 0;
  }
  h3 {
    margin-block: ${space.s28} ${space.s8};
  }
  p,
  ul,
  ol {
    margin-block: 0 ${space.s16};
  }
  ul,
  ol {
    display: grid;
    gap: ${space.s8};
    padding-left: 1.3em;
  }
  ul {
    list-style: square;
  }
  ol {
    list-style: decimal;
  }
  li::marker {
    color: ${color.rosa};
    font-family: ${display};
  }
`;

/** A page that is read: one heading, then prose no line of which is too long. */
export function ArticlePage({ title, children }: ArticlePageProps) {
  return (
    <Root id="content" tabIndex={-1}>
      <Title>{title}</Title>
      <Sill />
      <Prose>{children}</Prose>
    </Root>
  );
}
