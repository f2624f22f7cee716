import type { CatalogueResult, Course } from '@aulario/course-data';
import { coverKeyOf } from '@aulario/course-view/course/coverOf.ts';
import { coverScenes } from '@aulario/ui';
import { useMemo } from 'react';
import { CatalogueCard } from './CatalogueCard.tsx';

/** The number of courses in the first row of the widest grid. */
const firstRow = 5;

interface CatalogueCardsProps {
  results: readonly CatalogueResult[];
  /**
   * Whether the cards start the page, so that the pictures of the first row are fetched at once.
   */
  isFirst?: boolean | undefined;
  /** The heading level, 2 by default. */
  headingLevel?: 2 | 3 | undefined;
  /** The line at the bottom of a card; '' for none. */
  tagOf?: ((course: Course) => string) | undefined;
  /** The course whose cover is above the list, which no cover of the first row repeats. */
  after?: Course | undefined;
}

/** The cards of a list, with covers that differ from their neighbours. */
export function CatalogueCards(props: CatalogueCardsProps) {
  const { results, isFirst = false, headingLevel, tagOf, after } = props;
  const scenes = useMemo(() => {
    const above = after === undefined ? [] : [after];
    const courses = [...above, ...results.map(({ course }) => course)];
    return coverScenes(courses.map(coverKeyOf)).slice(above.length);
  }, [results, after]);
  return results.map(({ course, match }, index) => (
    <CatalogueCard
      key={course.id}
      course={course}
      match={match}
      scene={scenes[index]}
      isEager={isFirst && index < firstRow}
      headingLevel={headingLevel}
      tag={tagOf?.(course)}
    />
  ));
}
