import { below, border, color, size, space, type } from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { courseDrop } from './courseDrag.ts';

export interface CourseShelfProps {
  /** The id of the section, to link to it. */
  id?: string | undefined;
  /** The list's name. */
  title: string;
  /** '6 cursos'. */
  count: string;
  /** The actions of the list. */
  actions: ReactNode;
  /** The text of an empty list. */
  empty: string;
  /** `ShelfCourse`s. */
  children: ReactNode;
  /** Called when a course is dropped on the list, outside of its courses. */
  onDrop: (id: string) => void;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]} ${space[5]};
  align-items: center;
`;

const Title = styled.h2`
  ${type.h3}
`;

const Count = styled.p`
  color: ${color.textMuted};
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  align-items: center;
  min-height: ${size.touch};
  /* Quiet buttons have room beside their label. */
  margin-inline: auto -${space[3]};

  ${below('text')} { margin-inline-start: 0; }

  @media print { display: none; }
`;

/** Space for focus rings, which the scrolling row would cut off; the courses stay in line. */
const List = styled.ul`
  /* Contains visually hidden elements, which would otherwise widen the page. */
  position: relative;
  display: grid;
  grid-auto-columns: 196px;
  grid-auto-flow: column;
  gap: ${space[5]};
  margin: ${space[3]} -${space[2]} 0;
  padding: ${space[2]};
  overflow: auto hidden;
  overscroll-behavior-x: contain;

  &[data-over='true'] { outline: ${border.ring} solid ${color.link}; outline-offset: -${border.ring}; }
  @media print {
    grid-auto-flow: row;
    grid-template-columns: 1fr;
  }
`;

const Empty = styled.p`
  padding: ${space[6]} 0;
  border-bottom: ${border.sill} solid ${color.line};
  color: ${color.textMuted};

  &[data-over='true'] { outline: ${border.ring} solid ${color.link}; }
`;

/** A list of courses as a shelf: one row, which scrolls if it does not fit. */
export function CourseShelf(props: CourseShelfProps) {
  const { id, title, count, actions, empty, children, onDrop } = props;
  const titleId = useId();
  const isEmpty = Array.isArray(children) && children.length === 0;
  return (
    <section id={id} aria-labelledby={titleId}>
      <Head>
        <Title id={titleId}>{title}</Title>
        <Count>{count}</Count>
        <Actions>{actions}</Actions>
      </Head>
      {isEmpty ? (
        <Empty {...courseDrop(onDrop)}>{empty}</Empty>
      ) : (
        <List role="list" aria-labelledby={titleId} {...courseDrop(onDrop)}>
          {children}
        </List>
      )}
    </section>
  );
}
