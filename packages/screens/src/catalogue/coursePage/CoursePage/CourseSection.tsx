import { fontSize, measure, space } from '@aulario/ui';
import { type ReactNode, useId } from 'react';
import styled from 'styled-components';

export interface CourseSectionProps {
  /** 'Cuánto tiempo lleva', 'Qué aprendes'. */
  title: string;
  /** Limits the line length of paragraphs; lists and tables have full width. */
  children: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  > h2 {
    margin-bottom: ${space[2]};
    font-size: ${fontSize.title};
  }
  > p { max-width: ${measure}; }
`;

/** A section of a course's page. */
export function CourseSection({ title, children }: CourseSectionProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      {children}
    </Root>
  );
}
