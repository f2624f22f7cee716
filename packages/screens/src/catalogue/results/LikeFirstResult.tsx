import {
  type CataloguePage,
  type CatalogueQuery,
  type Course,
  hasFilters,
} from '@aulario/course-data';
import { useSimilar } from '@aulario/course-view/course/useSimilar.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { space } from '@aulario/ui';
import styled from 'styled-components';
import { CourseRow } from '../CourseRow/CourseRow.tsx';
import { useSimilarCourses } from '../useSimilarCourses.ts';
import { CatalogueCards } from './CatalogueCards.tsx';

/** As few results as leave room for others. */
const maxFew = 3;

/** How many others are shown. */
const maxOthers = 4;

/** The first of so few results of a search for words that courses like it help; null for more. */
export function firstOfFew({ text, filters }: CatalogueQuery, { total, results }: CataloguePage) {
  const isFew = text !== '' && !hasFilters(filters) && total <= maxFew;
  return isFew ? (results[0]?.course ?? null) : null;
}

const Root = styled.div`
  margin-top: ${space[8]};

  /* What follows comes into sight once, below them. */
  &[data-waiting] { min-height: 100svh; }
`;

interface LikeFirstResultProps extends Pick<CataloguePage, 'results'> {
  first: Course;
}

/** Courses like the first result, without the other results. */
export function LikeFirstResult({ first, results }: LikeFirstResultProps) {
  const text = useTranslate();
  const { href } = useSimilar(first);
  const found = new Set(results.map(({ course }) => course.id));
  const similar = useSimilarCourses(first, maxOthers + maxFew);
  if (similar === null) return <Root data-waiting />;
  const others = similar.filter(({ course }) => !found.has(course.id)).slice(0, maxOthers);
  if (others.length === 0) return null;
  return (
    <Root>
      <CourseRow
        title={text('similar.to', { title: first.title })}
        more={{ label: text('similar.all'), href }}
      >
        <CatalogueCards results={others} after={first} headingLevel={3} />
      </CourseRow>
    </Root>
  );
}
