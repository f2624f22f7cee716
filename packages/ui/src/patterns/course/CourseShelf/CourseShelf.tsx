import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { color } from '../../../theme/color.ts';
import { border, space } from '../../../theme/scale.ts';
import { type } from '../../../theme/type.ts';
import { courseDrop } from './courseDrag.ts';

export interface CourseShelfProps {
  /** The list's name. */
  title: string;
  /** '6 cursos'. */
  count: string;
  /** What can be done with the list. */
  actions: ReactNode;
  /** Said on the shelf while nothing stands on it. */
  empty: string;
  /** `ShelfCourse`s. */
  children: ReactNode;
  /** A course was let go on the shelf, but on none of its courses. */
  onDrop: (id: string) => void;
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s16};
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
  gap: 0 ${space.s8};
  margin-inline-start: auto;

  @media print { display: none; }
`;

/** Rings reach beyond the courses, where a row that scrolls would cut them. */
const List = styled.ul`
  /* Holds what is hidden in the courses: it would widen the page from outside the row. */
  position: relative;
  display: grid;
  grid-auto-columns: 196px;
  grid-auto-flow: column;
  gap: ${space.s16};
  padding: ${space.s6};
  overflow-x: auto;
  overscroll-behavior-x: contain;

  &[data-over='true'] { outline: ${border.s3} solid ${color.link}; outline-offset: -${border.s3}; }
  @media print {
    grid-auto-flow: row;
    grid-template-columns: 1fr;
  }
`;

const Empty = styled.p`
  padding: ${space.s24} 0;
  border-bottom: ${border.sill} solid ${color.line};
  color: ${color.textMuted};

  &[data-over='true'] { outline: ${border.s3} solid ${color.link}; }
`;

/** A list as a shelf: its courses stand on a sill, and scroll where they find no room. */
export function CourseShelf(props: CourseShelfProps) {
  const { title, count, actions, empty, children, onDrop } = props;
  const titleId = useId();
  const isEmpty = Array.isArray(children) && children.length === 0;
  return (
    <section aria-labelledby={titleId}>
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
