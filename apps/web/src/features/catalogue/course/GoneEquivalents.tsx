import type { Course, Equivalent } from '@aulario/course-data';
import { platformOf } from '@aulario/course-data';
import { CourseLine, CourseLines, CourseSection } from '@aulario/ui';
import { useMemo } from 'react';
import { foreignLang } from '../../language/foreignLang.ts';
import { useLanguage } from '../../language/LanguageProvider.tsx';
import { useFormatters } from '../../language/useFormatters.ts';
import { useTranslate } from '../../language/useTranslate.ts';
import { useServices } from '../../services/Services.tsx';
import { coverOf } from '../coverOf.ts';
import { teacherOf } from '../teacherOf.ts';
import { useAsync } from '../useAsync.ts';
import { usePriceView } from '../usePriceView.ts';
import { CartAction } from './CartAction.tsx';

interface FakeTypesense {
  course: Course;
  why: Equivalent['why'];
}

function Line({ course, why }: FakeTypesense) {
  const text = useTranslate();
  const { language } = useLanguage();
  const { list } = useFormatters();
  const price = usePriceView(course);
  return (
    <CourseLine
      {...coverOf(course)}
      title={course.title}
      titleLang={foreignLang(course.language, language)}
      href={course.url}
      newTabLabel={text('app.newTab')}
      platform={platformOf(course.platform).name}
      instructor={teacherOf(course)}
      end={<CartAction course={course} isShort />}
    >
      <p>{[price.text, ...price.notes].join(' · ')}</p>
      {why.length > 0 && (
        <p>
          {text('gone.why', { reasons: list(why.map((reason) => text(`gone.why.${reason}`))) })}
        </p>
      )}
    </CourseLine>
  );
}

/** The courses that may stand in for one that is gone, and what they have in common with it. */
export function GoneEquivalents({ equivalents }: { equivalents: readonly Equivalent[] }) {
  const text = useTranslate();
  const { catalogue } = useServices();
  const standIns = useAsync(
    useMemo(
      () => async (signal: AbortSignal) => {
        const asked = equivalents.map(async ({ id, why }) => {
          const page = await catalogue.course(id, { signal });
          return page === null ? [] : [{ course: page.course, why }];
        });
        return (await Promise.all(asked)).flat();
      },
      [catalogue, equivalents],
    ),
  );
  if (standIns === null || standIns.length === 0) return null;
  return (
    <CourseSection title={text('gone.equivalents')}>
      <CourseLines>
        {standIns.map((standIn) => (
          <Line key={standIn.course.id} {...standIn} />
        ))}
      </CourseLines>
    </CourseSection>
  );
}
