import { CourseGroup } from '@aulario/course-view/course/CourseGroup.tsx';
import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import { SimilarLink } from '@aulario/course-view/discontinued/SimilarLink/SimilarLink.tsx';
import { useDiscontinuedLink } from '@aulario/course-view/discontinued/useDiscontinuedView.ts';
import { useCartToggle } from '@aulario/course-view/kept/useCart.ts';
import type { PlacedCourse } from '@aulario/course-view/saved/useKeptCourses.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import type { WhatChanged } from '@aulario/my-courses/lists';
import { CourseLine, type CourseLineProps, color } from '@aulario/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { changeKinds } from './changeKinds.ts';
import { usePriceDrop } from './usePriceDrop.ts';

interface ChangedCourseProps extends Pick<CourseLineProps, 'price' | 'cart' | 'end'> {
  kept: PlacedCourse;
  /** The change. */
  children?: ReactNode;
}

/** A stored course with its change. */
function ChangedCourse({ kept, children, ...rest }: ChangedCourseProps) {
  const text = useTranslate();
  const { course, place } = kept;
  return (
    <CourseLine {...useCourseLine(course)} {...rest}>
      {children}
      <p>{text('changes.place', { place })}</p>
    </CourseLine>
  );
}

const Count = styled.span`
  color: ${color.textMuted};
  font-weight: 400;
`;

type Changed = WhatChanged<PlacedCourse>;
type ChangeOf<Kind extends keyof Changed> = Changed[Kind][number];

function Cheaper({ kept, ...prices }: ChangeOf<'cheaper'>) {
  const price = usePriceDrop()(prices);
  return <ChangedCourse kept={kept} price={price} cart={useCartToggle(kept.course)} />;
}

function Free({ kept }: ChangeOf<'free'>) {
  const text = useTranslate();
  const price = { kind: 'free', text: text('price.free') } as const;
  return (
    <ChangedCourse kept={kept} price={price} cart={useCartToggle(kept.course)}>
      <p>{text('changes.freeText')}</p>
    </ChangedCourse>
  );
}

function Discontinued({ kept, discontinued }: ChangeOf<'discontinued'>) {
  const text = useTranslate();
  const { date } = useFormatters();
  return (
    <ChangedCourse kept={kept} end={<SimilarLink {...useDiscontinuedLink(discontinued)} />}>
      <p>{text('discontinued.since', { date: date(discontinued.lastSeen) })}</p>
    </ChangedCourse>
  );
}

function Updated({ kept, day }: ChangeOf<'updated'>) {
  const text = useTranslate();
  const { date } = useFormatters();
  return (
    <ChangedCourse kept={kept}>
      <p>{text('changes.updatedText', { date: date(day) })}</p>
    </ChangedCourse>
  );
}

/** The reader's courses by kind of change; omits empty kinds. */
export function ChangedCourses({ changed }: { changed: Changed }) {
  const text = useTranslate();
  const lines: Record<(typeof changeKinds)[number], ReactNode[]> = {
    cheaper: changed.cheaper.map((each) => <Cheaper key={each.kept.course.id} {...each} />),
    free: changed.free.map((each) => <Free key={each.kept.course.id} {...each} />),
    discontinued: changed.discontinued.map((each) => (
      <Discontinued key={each.kept.course.id} {...each} />
    )),
    updated: changed.updated.map((each) => <Updated key={each.kept.course.id} {...each} />),
  };
  return changeKinds.map(
    (kind) =>
      lines[kind].length > 0 && (
        <CourseGroup
          key={kind}
          title={
            <>
              <span>{text(`changes.${kind}`)}</span> <Count>{lines[kind].length}</Count>
            </>
          }
          courses={changed[kind].map(({ kept }) => kept.course)}
        >
          {lines[kind]}
        </CourseGroup>
      ),
  );
}
