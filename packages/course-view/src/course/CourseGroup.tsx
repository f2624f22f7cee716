import type { Course } from '@aulario/course-data';
import { type ReactNode, useId } from 'react';
import { CoveredLines } from './ListCovers.tsx';

interface CourseGroupProps {
  title: ReactNode;
  /** 2 by default; those of the courses are one below. */
  headingLevel?: 2 | 3 | undefined;
  /** In display order. */
  courses: readonly Course[];
  /** The lines of the courses. */
  children: ReactNode;
}

/** Some of a screen's courses below their own heading. */
export function CourseGroup({ title, headingLevel = 2, ...lines }: CourseGroupProps) {
  const titleId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section aria-labelledby={titleId}>
      <Heading id={titleId}>{title}</Heading>
      <CoveredLines {...lines} />
    </section>
  );
}
