import type { CatalogueResult, Course } from '@aulario/course-data';
import { coverScenes } from '@aulario/ui';
import { useMemo } from 'react';
import { CatalogueCard } from './CatalogueCard.tsx';
import { coverKeyOf } from './coverOf.ts';

/** As many as the first row of the widest grid has. */
const firstRow = 5;

interface CatalogueCardsProps {
  results: readonly CatalogueResult[];
  /** True where they begin the page: the pictures of the first row are fetched at once. */
  isFirst?: boolean | undefined;
  /** 2 by default; 3 below a heading of its own. */
  headingLevel?: 2 | 3 | undefined;
  /** The line at the foot of a course's card; '' for none. */
  tagOf?: ((course: Course) => string) | undefined;
}

/** The cards of a list, whose covers differ from their neighbours. */
export function CatalogueCards(props: CatalogueCardsProps) {
  const { results, isFirst = false, headingLevel, tagOf } = props;
  const scenes = useMemo(
    () => coverScenes(results.map(({ course }) => coverKeyOf(course))),
    [results],
  );
  return results.map(({ course, match }, place) => (
    <CatalogueCard
      key={course.id}
      course={course}
      match={match}
      scene={scenes[place]}
      isEager={isFirst && place < firstRow}
      headingLevel={headingLevel}
      tag={tagOf?.(course)}
    />
  ));
}
