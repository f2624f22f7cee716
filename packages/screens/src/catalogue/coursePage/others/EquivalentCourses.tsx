import type { Course, Equivalent } from '@aulario/course-data';
import { ListCovers } from '@aulario/course-view/course/ListCovers.tsx';
import { useCourseLine } from '@aulario/course-view/course/useCourseLine.ts';
import { usePriceView } from '@aulario/course-view/course/usePriceView.ts';
import { useAsync } from '@aulario/frame/async/useAsync.ts';
import { useFormatters } from '@aulario/frame/language/useFormatters.ts';
import { useTranslate } from '@aulario/frame/language/useTranslate.ts';
import { useServices } from '@aulario/frame/services/Services.tsx';
import { CourseLine, CourseLines } from '@aulario/ui';
import { CartAction } from '../actions/CartAction.tsx';
import { CourseSection } from '../CoursePage/CourseSection.tsx';

interface LineProps {
  course: Course;
  why: Equivalent['why'];
}

function Line({ course, why }: LineProps) {
  const text = useTranslate();
  const { list } = useFormatters();
  const price = usePriceView(course);
  return (
    <CourseLine {...useCourseLine(course)} end={<CartAction course={course} isShort />}>
      <p>{[price.text, ...price.notes].join(' · ')}</p>
      {why.length > 0 && (
        <p>
          {text('discontinued.why', {
            reasons: list(why.map((reason) => text(`discontinued.why.${reason}`))),
          })}
        </p>
      )}
    </CourseLine>
  );
}

/** The courses that can replace a discontinued one, with what they have in common. */
export function EquivalentCourses({ equivalents }: { equivalents: readonly Equivalent[] }) {
  const text = useTranslate();
  const { catalogue } = useServices();
  const standIns = useAsync(
    () => async (signal) => {
      const asked = equivalents.map(async ({ id, why }) => {
        const page = await catalogue.course(id, { signal });
        return page === null ? [] : [{ course: page.course, why }];
      });
      return (await Promise.all(asked)).flat();
    },
    [catalogue, equivalents],
  );
  if (standIns === null || standIns.length === 0) return null;
  return (
    <CourseSection title={text('discontinued.equivalents')}>
      <CourseLines>
        <ListCovers courses={standIns.map(({ course }) => course)}>
          {standIns.map((standIn) => (
            <Line key={standIn.course.id} {...standIn} />
          ))}
        </ListCovers>
      </CourseLines>
    </CourseSection>
  );
}
