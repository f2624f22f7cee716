import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import { space } from '../../../theme/scale.ts';
import { fontSize, measure } from '../../../theme/type.ts';

export interface CourseSectionProps {
  /** '¿Te cabe?', 'Qué aprendes'. */
  title: string;
  /** A link beside the title. */
  aside?: ReactNode;
  /** Limits the line length of paragraphs; lists and tables have full width. */
  children: ReactNode;
}

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s10};

  > p { max-width: ${measure}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s4} ${space.s20};
  align-items: baseline;
  margin-bottom: ${space.s4};

  h2 { font-size: ${fontSize.s24}; }
`;

/** A section of a course's page. */
export function CourseSection({ title, aside, children }: CourseSectionProps) {
  const titleId = useId();
  return (
    <Root aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>{title}</h2>
        {aside}
      </Head>
      {children}
    </Root>
  );
}
