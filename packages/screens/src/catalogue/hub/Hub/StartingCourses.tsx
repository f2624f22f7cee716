import { cardRows, color, courseColumns, display, fontSize, Stack, space } from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

export interface StartingCoursesProps {
  /** 'Por dónde empezar'. */
  title: string;
  /** Each course has a reason, derived from data only. */
  starts: readonly {
    /** 'El más corto en español'. */
    reason: string;
    /** A `CourseCard`. */
    card: ReactNode;
  }[];
}

const List = styled.ul`
  ${courseColumns}
`;

/** Reasons share a row, and cards theirs (subgrid), so that a longer one moves no other. */
const Start = styled.li`
  display: grid;
  grid-row: span ${cardRows + 1};
  grid-template-rows: subgrid;
  grid-template-columns: minmax(0, 1fr);

  > ul {
    display: grid;
    grid-row: span ${cardRows};
    grid-template-rows: subgrid;
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Reason = styled.p`
  margin-bottom: ${space[4]};
  color: ${color.primary};
  font: 650 ${fontSize.body} / 1.2 ${display};
  text-wrap: balance;
`;

/** Up to three courses to start with, each below the reason for its choice. */
export function StartingCourses({ title, starts }: StartingCoursesProps) {
  const titleId = useId();
  if (starts.length === 0) return null;
  return (
    <Stack as="section" gap={5} aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <List role="list">
        {starts.map(({ reason, card }) => (
          <Start key={reason}>
            <Reason>{reason}</Reason>
            <ul>{card}</ul>
          </Start>
        ))}
      </List>
    </Stack>
  );
}
